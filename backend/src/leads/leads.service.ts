import type { NewLead } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { AdminNotices } from '../mail/admin-notices.ts';
import { Receipts } from '../mail/receipts.ts';
import { Property } from '../properties/property.entity.ts';
import { InspectorLead } from './inspector-lead.entity.ts';

/** Requests for a callback by an inspector. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: AdminNotices,
    private readonly receipts: Receipts,
  ) {}

  /**
   * Stores a request about any existing property; the address is that of the property, whatever was sent (decision
   * 122). The administrator is notified by mail.
   * @throws NotFoundException
   */
  create({ propertyId, preferredCallbackTime, ...contact }: NewLead): Promise<{ id: number }> {
    return this.em.transactional(async em => {
      const property = await em.findOne(Property, { id: propertyId, deletedAt: null });
      if (!property) throw new NotFoundException('Property not found');
      const { address, suburb, state, postcode } = property;
      const lead = em.create(InspectorLead, {
        ...contact,
        property,
        propertyAddress: `${address}, ${suburb}, ${state} ${postcode}`,
        preferredCallbackTime: preferredCallbackTime ?? null,
      });
      await em.flush();
      await this.notices.notify(
        'lead',
        {
          Number: lead.id,
          Property: lead.propertyAddress,
          Name: lead.name,
          Phone: lead.phone,
          Email: lead.email ?? null,
          'Best time': lead.preferredCallbackTime ?? null,
        },
        { em, replyTo: lead.email },
      );
      await this.receipts.send('lead', { number: lead.id, email: lead.email }, em);
      return { id: lead.id };
    });
  }
}
