/** A screen for browsers that want one: Xvfb, where the machine has none. */
import { spawn } from 'node:child_process';

export interface Screen {
  readonly env: Record<string, string | undefined>;
  close(): void;
}

/** @throws where Xvfb is missing, or does not say which screen it is */
export const openScreen = async (): Promise<Screen> => {
  // It takes the first number that is free, and writes it to the third file.
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => {
      reject(new Error('Xvfb has ended.'));
    });
    server.stdio[3]?.on('data', (data: Buffer) => {
      resolve(data.toString().trim());
    });
  });
  return {
    env: { ...process.env, DISPLAY: `:${number}`, WAYLAND_DISPLAY: undefined },
    close: () => {
      server.removeAllListeners('exit');
      server.kill();
    },
  };
};
