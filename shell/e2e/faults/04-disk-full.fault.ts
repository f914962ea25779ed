import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noise, upload } from './support/photos.ts';
import { Site } from './support/site.ts';

const mount = (folder: string, options: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
const unmount = (folder: string) => execFileSync('umount', [folder]);

/** Whether this machine lets us have a small disk. */
function canMount() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'home-truths-mount-'));
  try {
    mount(folder, 'size=1m');
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmdirSync(folder);
  }
}

(canMount() ? test : test.skip)(
  'fault 4: the disk of photos is full (needs the right to mount one)',
  async () => {
    let folder = '';
    const site = await Site.start({}, dataDir => {
      folder = path.join(dataDir, 'uploads');
      fs.mkdirSync(folder);
      mount(folder, 'size=3m');
    });
    try {
      const photo = await noise();
      let stored = 0;
      let response = await upload(site, photo);
      for (; response.status === 201; stored++) response = await upload(site, photo);
      expect(stored).toBeGreaterThan(0);
      expect([503, 507]).toContain(response.status);
      expect(fs.readdirSync(folder)).toHaveLength(stored);
      mount(folder, 'remount,size=8m');
      expect((await upload(site, photo)).status).toBe(201);
      expect(fs.readdirSync(folder)).toHaveLength(stored + 1);
    } finally {
      await site.end();
      unmount(folder);
      site.remove();
    }
  },
);
