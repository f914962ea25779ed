import type { NewComplaint } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Person } from '../http/person.ts';
import { Complaint } from './complaint.entity.ts';

/** What people complain of. */
@Injectable()
export class ComplaintsService {
  constructor(private readonly em: EntityManager) {}

  /** Keeps a complaint about the site; its id is the number the person is told. */
  create(words: NewComplaint, { user, visitor }: Person): Promise<{ id: number }> {
    return this.em.transactional(async em => {
      const complaint = em.create(Complaint, { ...words, user: user?.id ?? null, visitor });
      await em.flush();
      return { id: complaint.id };
    });
  }
}
