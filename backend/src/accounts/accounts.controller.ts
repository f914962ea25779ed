import { readMe } from '@home-truths/contract';
import { Controller, UnauthorizedException } from '@nestjs/common';
import { By, type Person } from '../http/person.ts';
import { Serve } from '../http/serve.ts';

@Controller()
export class AccountsController {
  @Serve(readMe)
  async me(@By() { user }: Person) {
    if (!user) throw new UnauthorizedException('Please sign in');
    return { user };
  }
}
