import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from './support/load.ts';
import { cutOff, noise, upload } from './support/photos.ts';
import { Site } from './support/site.ts';

const openFiles = (pid: number | undefined) => fs.readdirSync(`/proc/${pid}/fd`).length;

test('fault 5: 100 uploads are cut off in the middle', () =>
  Site.during(async site => {
    const photo = await noise();
    expect((await upload(site, photo)).status).toBe(201);
    const pids = [site.pidOf('gateway'), site.pidOf('backend')];
    const before = pids.map(openFiles);
    await repeat(100, 10, () => cutOff(site, photo));
    await sleep(5000);
    expect(fs.readdirSync(path.join(site.dataDir, 'uploads'))).toHaveLength(1);
    // connections that are kept alive come and go
    for (const [n, pid] of pids.entries())
      expect(openFiles(pid)).toBeLessThanOrEqual((before[n] as number) + 4);
    expect([site.pidOf('gateway'), site.pidOf('backend')]).toEqual(pids);
  }));
