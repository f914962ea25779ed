import type { NewEnquiry } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Enquiry } from './enquiry.entity.ts';

/** Messages to us. */
@Injectable()
export class EnquiriesService {
  constructor(private readonly em: EntityManager) {}

  /** Keeps a message; its id is the number the person is told. */
  create(message: NewEnquiry): Promise<{ id: number }> {
    return this.em.transactional(async em => {
      const enquiry = em.create(Enquiry, message);
      await em.flush();
      return { id: enquiry.id };
    });
  }
}
