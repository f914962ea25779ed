import { readOperator } from '@home-truths/contract';
import { type CallHandler, Controller, Module, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { map } from 'rxjs';
import { ApiExpressAdapter } from './adapter.ts';
import { RouteHandler } from './route-handler.ts';

const OPERATOR = { name: 'Home Truths', abn: null, address: null, email: null };

class Rename implements NestInterceptor {
  intercept(_: unknown, next: CallHandler<typeof OPERATOR>) {
    return next.handle().pipe(map(({ name, ...rest }) => ({ ...rest, name: `${name} Pty Ltd`, secret: 1 })));
  }
}

@Controller()
class OperatorController {
  @UseInterceptors(Rename)
  @RouteHandler(readOperator)
  async read() {
    return OPERATOR;
  }
}

@Module({ controllers: [OperatorController] })
class OperatorModule {}

const app = await NestFactory.create(OperatorModule, new ApiExpressAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');

afterAll(() => app.close());

test('an interceptor of a read changes what its handler returned; then it is stripped to its schema', async () => {
  const response = await fetch(`${await app.getUrl()}${readOperator.path}`);
  expect(await response.json()).toEqual({ ...OPERATOR, name: 'Home Truths Pty Ltd' });
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});

test('HEAD has the headers of a read and no body', async () => {
  const response = await fetch(`${await app.getUrl()}${readOperator.path}`, { method: 'HEAD' });
  expect(await response.text()).toBe('');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});
