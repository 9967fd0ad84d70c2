//! Lines of any input, in constant memory.

use std::io::{self, BufRead as _, BufReader, ErrorKind, Read};

/// Bytes of a line that are kept. One more than the longest request that the library reads (1 MiB)
/// and a carriage return, so that it sees by itself that a longer line is too long.
const KEPT: usize = (1 << 20) + 2;

/// Large enough that a read costs nothing beside the work on the lines it brings.
const BUFFER: usize = 1 << 17;

/// Reads line after line; of a line longer than [`KEPT`] only the beginning is held.
pub(crate) struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            reader: BufReader::with_capacity(BUFFER, input),
            line: Vec::new(),
        }
    }

    /// Whether the next read may have to wait for more input.
    pub(crate) fn may_wait(&self) -> bool {
        memchr::memchr(b'\n', self.reader.buffer()).is_none()
    }

    /// The next line, without `\n` or `\r\n`; `None` at the end of the input. A last line needs no
    /// line end.
    pub(crate) fn next(&mut self) -> io::Result<Option<&[u8]>> {
        self.line.clear();
        let mut found = false;
        loop {
            let chunk = match self.reader.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                break;
            }
            found = true;
            let end = memchr::memchr(b'\n', chunk);
            let (text, used) = end.map_or((chunk.len(), chunk.len()), |end| (end, end + 1));
            let room = KEPT.saturating_sub(self.line.len());
            self.line
                .extend_from_slice(chunk.get(..text.min(room)).unwrap_or_default());
            self.reader.consume(used);
            if end.is_some() {
                break;
            }
        }
        let line = self.line.strip_suffix(b"\r").unwrap_or(&self.line);
        Ok(found.then_some(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &[u8]) -> Vec<Vec<u8>> {
        let mut lines = Lines::new(input);
        let mut found = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            found.push(line.to_owned());
        }
        found
    }

    #[test]
    fn every_line_end_is_read() {
        assert_eq!(read(b"a\nb\r\n\n c"), [&b"a"[..], b"b", b"", b" c"]);
        assert_eq!(read(b"a\n"), [b"a"]);
        assert_eq!(read(b"\n\n"), [b"", b""]);
        assert!(read(b"").is_empty());
    }

    #[test]
    fn of_a_long_line_only_the_beginning_is_held() {
        let mut input = vec![b'x'; 5 << 20];
        input.extend(b"\nnext\n");
        let lines = read(&input);
        assert_eq!(lines.iter().map(Vec::len).collect::<Vec<_>>(), [KEPT, 4]);
    }
}
