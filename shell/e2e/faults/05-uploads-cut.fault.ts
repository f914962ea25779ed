import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from './support/load.ts';
import { noise, upload } from './support/photos.ts';
import { Site } from './support/site.ts';

/** Begins an upload and destroys the socket when half is sent. */
async function cutOff(site: Site, photo: Uint8Array) {
  const { hostname, port, host, origin } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const part = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
  const head = ['POST /api/upload HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`];
  const type = 'Content-Type: multipart/form-data; boundary=x';
  socket.write(`${[...head, type, `Content-Length: ${photo.length + 200}`].join('\r\n')}\r\n\r\n${part}`);
  await new Promise(sent => socket.write(photo.subarray(0, photo.length / 2), sent));
  socket.destroy();
}

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
