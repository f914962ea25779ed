import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { appModule } from './app.module.ts';
import { parseEnvironment } from './environment.ts';

const environment = parseEnvironment(process.env);
const app = await NestFactory.create<NestExpressApplication>(appModule(environment), {
  bodyParser: false,
  logger: ['error', 'warn'],
});
const server = await app.listen(environment.PORT, '127.0.0.1');
console.log(JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port }));
