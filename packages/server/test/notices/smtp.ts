import { type AddressInfo, createServer } from 'node:net';

/** A mail server on this machine that keeps every letter, as it came; `onLetter`: what it says to each. */
export async function mailServer(onLetter: () => string = () => '250 good') {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let [text, isLetter] = ['', false];
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      text += data.toString();
      for (;;) {
        const end = isLetter ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        const says = isLetter ? onLetter() : '250 good';
        if (isLetter && says.startsWith('250')) letters.push(part);
        const isData = !isLetter && /^data/i.test(part);
        socket.write(
          isData ? '354 go on\r\n' : /^quit/i.test(part) ? '221 bye\r\n' : `${says}\r\n`,
        );
        isLetter = isData;
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { letters, url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, close: () => server.close() };
}
