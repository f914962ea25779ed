import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';

@Module({ imports: [MailModule], controllers: [PeopleController], providers: [PeopleService] })
export class PeopleModule {}
