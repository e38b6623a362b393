import { existsSync } from 'node:fs';
import { run } from '../lib/run.mjs';

/** Installing is ours to do as root on Debian and its kin, and nowhere else. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {string} name of the Debian package
 * @param {string} advice for a person, where it fails
 */
export const installPackage = async (name, advice) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', ['-q', ...args], { show: false, env });
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed:\n${output}\n${advice}`);
  }
};
