import type { Guide } from '../guide.ts';
import { rentRulesByState } from './rent-rules-by-state.ts';

export const tenantRightsAustralia: Guide = {
  slug: 'tenant-rights-australia',
  title: 'Tenant Rights in Australia',
  category: 'renting',
  readTime: 10,
  metaTitle: 'Tenant Rights in Australia: Bond, Rent, Repairs, Entry and Eviction',
  description:
    'Your rights as a renter in Australia: bond, rent increases, repairs, privacy, ending a lease and disputes, with a table by state as at November 2026 and links to all eight tenancy authorities.',
  excerpt:
    'Bond, rent increases, repairs, privacy and the end of a lease: what your rights generally are, what differs by state and who to ask.',
  updated: '2026-11-26',
  sections: [
    {
      id: 'the-law',
      heading: 'Eight laws, one idea',
      blocks: [
        {
          kind: 'text',
          text: `There’s no single national tenancy law. Each state and territory has its own Act, its own forms and its own tribunal or court, and nearly all of the Acts have been rewritten in recent years. What they share is the idea behind them: a rented home is a home. You pay the rent, look after the place and let the owner check on it from time to time. In return you may live there in peace, in a home that’s safe and in good repair, for a rent that can’t be changed on a whim, and you can’t be evicted without a process.

Two rules hold almost everywhere. **You can’t sign your rights away**: a clause that gives you less protection than the Act has no effect. And **only a tribunal or court can order you out**: a landlord who changes the locks or removes your things is breaking the law, whatever you owe.

The figures in this guide are the general ones. The table below shows what differs by state, and the links lead to the tenancy authority that answers questions about yours, free of charge. The rules for rooming houses, caravan parks, student housing and social housing are partly different.`,
        },
      ],
    },
    {
      id: 'state-by-state',
      heading: 'State by state',
      blocks: [rentRulesByState],
    },
    {
      id: 'before-you-move-in',
      heading: 'Applying and moving in',
      blocks: [
        {
          kind: 'text',
          text: `**Discrimination is unlawful.** An owner may choose the applicant most likely to pay and to care for the home, but not by race, sex, disability, age, whether they have children, or any other attribute protected by law. You can complain to the [Australian Human Rights Commission](https://humanrights.gov.au) or your state’s commission.

**Your documents are your own.** An agent needs to know who you are and that you can pay. You can ask why they want anything more, whether a third-party platform is optional, and how long your documents are kept. Black out account numbers and what you’ve bought.

**The advertised price means something.** Several states ban agents from inviting bids above it. You never have to decide on the spot to offer more.

**In Victoria you can look up the owner.** The rental non-compliance register of [Consumer Affairs Victoria](https://www.consumer.vic.gov.au) lists, for three years, owners and agents whom the tribunal ordered to fix a breach or pay compensation, or who were convicted of an offence (as at November 2026).

**The bond is usually 4 weeks’ rent.** It must be lodged with the state’s bond authority, not kept by the owner, and you should get a receipt from that authority within a few weeks. If you don’t, call them.

**The condition report decides who gets the bond.** Fill it in yourself, room by room, correct anything the agent has glossed over, add dated photos, and send it back within the days your state allows. Our [first-time renter guide](/first-time-renter-guide) goes through it step by step.

**You get copies.** A signed lease, the report, the bond lodgement, keys for every tenant and the government’s information booklet should all be yours at the start.`,
        },
      ],
    },
    {
      id: 'rent',
      heading: 'Rent and rent increases',
      blocks: [
        {
          kind: 'text',
          text: `Rent is due as the lease says, and there must be a way to pay it without a fee. Ask for receipts or a ledger; you may need them when you apply for the next home.

During a fixed term the rent normally can’t go up, unless the lease itself says by how much or how it is worked out. Outside one, an increase needs written notice, often on a prescribed form. As a rule, expect **about 60 days’ notice**, and in most states no more than one increase every 12 months; see the table. A notice that is too short, or on the wrong form, may not count at all.

If the amount seems far too high, compare it first. Look for similar homes in your suburb, note their rent and what yours lacks, and reply in writing with a figure you could accept. Every state has an authority or tribunal that can review an excessive increase, and there’s a short time limit, often around 30 days from the notice. Keep paying the old rent until the new one starts, then pay the new rent while the matter is open, so you don’t fall behind.

Falling behind isn’t the end. Write before the due date, propose a plan you can stick to, and ask the tenants’ service or the [National Debt Helpline](https://ndh.org.au) about help. A landlord can’t start ending a tenancy for arrears until a certain number of days has passed, and in several states paying what you owe stops the process.`,
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'repairs',
      heading: 'Repairs and a liveable home',
      blocks: [
        {
          kind: 'text',
          text: 'The owner has to provide a clean, safe and liveable home and keep it in reasonable repair, whatever the rent and whatever you saw at the inspection. Several states list minimum standards: locks, hot and cold water, ventilation, a working toilet, safe electricity and, in some states, a fixed heater. Your part is to tell the owner what breaks, keep the place clean, and pay for damage you or your guests cause. Fair wear and tear, such as faded curtains and worn carpet, isn’t damage.',
        },
        {
          kind: 'table',
          caption: 'Urgent and other repairs',
          head: ['', 'Urgent', 'Other'],
          rows: [
            [
              'Examples',
              'Burst pipe, gas leak, dangerous wiring, broken toilet, no hot water, door that doesn’t lock',
              'Dripping tap, worn seal, cracked tile, faulty blind',
            ],
            [
              'How to ask',
              'Call at once, then write the same day',
              'In writing, with a photo and a date by which you’d like it done',
            ],
            [
              'If nothing happens',
              'Most states let you pay for it up to a limit and be reimbursed; the tribunal can hear you quickly',
              'Send a formal notice on your state’s form, then apply for an order',
            ],
          ],
        },
        {
          kind: 'text',
          text: `**Don’t stop paying rent** to force a repair. It feels fair, but it’s the surest way to lose your home: arrears are grounds for ending the tenancy, and broken taps aren’t a defence. Ask the tribunal for an order, or for a rent reduction for the time you lived with the problem.

Mould is the most common dispute. Air the home, wipe off what you can, and report it in writing along with its likely cause: a leaking gutter, a missing fan, rising damp. If the building is the cause, the owner has to fix it.`,
        },
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy, pets and changes',
      blocks: [
        {
          kind: 'text',
          text: `An owner or agent may come in only for certain reasons: routine inspections, repairs, valuations, showing the home to buyers or the next tenants. The general figure is **24-48 hours’ notice in writing**, more for a routine inspection, at a reasonable time of day and not too often. No notice is needed in an emergency. You can be there, ask for another time, and object to photos that show your belongings. You can’t simply refuse proper notice.

If the property is for sale, the agent will want to open it every Saturday. Negotiate fewer, fixed times. In some states you’re owed compensation for sales inspections.

**Pets** are easier to keep than they used to be. In most states you ask on a form, and the owner needs a good reason, or the tribunal’s consent, to refuse. **Small changes**, such as picture hooks, furniture anchors for children’s safety or a water-saving shower head, have become easier too; some need consent that can’t be refused without a reason. Ask in writing, and expect to put things back when you leave.

If you’re hurt or threatened at home, each state has special rules: you can leave a lease quickly, have the locks changed, and not be held responsible for damage done by the violent person. You can call [1800RESPECT](https://www.1800respect.org.au) (1800 737 732) 24 hours a day.`,
        },
      ],
    },
    {
      id: 'ending',
      heading: 'When a tenancy ends',
      blocks: [
        {
          kind: 'list',
          items: [
            '**You want to leave at the end of a fixed term.** Give written notice within the time your state requires. A lease that runs out without notice usually becomes periodic, on the same terms.',
            '**You want to leave early.** Depending on the state, you’ll owe a fee set by law or the rent until someone else moves in. The owner has to try to find someone. Suggest a replacement tenant and ask for the amount in writing. Hardship can reduce it.',
            '**The owner wants you to leave.** More and more states require a reason listed in the Act, such as a sale with vacant possession, the owner moving in, major works or a serious breach, with proof and weeks or months of notice. No-fault evictions have ended in Victoria and New South Wales; South Australia requires a prescribed reason.',
            '**You’re in breach.** First you get a notice to fix it. Only if you don’t can the owner go further.',
            '**You’ve written about the home.** In the ACT, the tribunal must not end a tenancy if it finds that the landlord applied because the tenant published information about the home, unless the tenant knew the information was false or misleading, or was reckless about whether it was (Residential Tenancies Act 1997 (ACT), section 57). As at November 2026.',
            '**You disagree.** Don’t move out because of a letter. Get advice the day it arrives: deadlines for objecting are short.',
          ],
        },
        {
          kind: 'text',
          text: 'At the end, clean to the standard of the condition report, photograph each room empty, read the meters, hand back every key and note the time: rent can run until then. Claim the bond yourself from the bond authority straight away. If the owner disputes it, they have to prove their claim, and age counts: you don’t have to pay for a new carpet to replace one that’s eight years old.',
        },
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes, and where to get help',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Write it down',
              text: 'Send a short, friendly message with the date, the facts, what you want and by when. Attach photos.',
            },
            {
              title: 'Use the official form',
              text: 'If nothing happens, send your state’s official notice. It starts the clock and shows you know the rules.',
            },
            {
              title: 'Ask for free help',
              text: 'Each state has a tenants’ service that advises renters for free (as at November 2026): the [Tenants’ Union of NSW](https://www.tenants.org.au), [Tenants Victoria](https://tenantsvic.org.au), [Tenants Queensland](https://tenantsqueensland.org.au), RentRight SA in South Australia, [Circle Green Community Legal](https://circlegreen.org.au) in Western Australia, the [Tenants’ Union of Tasmania](https://tutas.org.au), [Legal Aid ACT](https://legalaidact.org.au) and the [Darwin Community Legal Service](https://www.dcls.org.au). The tenancy authority can often mediate.',
            },
            {
              title: 'Apply to the tribunal or court',
              text: 'Fees are low and you don’t need a lawyer. Bring the lease, the report, the photos in date order and copies of every message. Telling an owner about your rights isn’t grounds for ending your lease, and many Acts ban retaliation.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'Victoria: [Consumer Affairs Victoria](https://www.consumer.vic.gov.au) and [VCAT](https://www.vcat.vic.gov.au)',
            'New South Wales: [NSW Fair Trading](https://www.fairtrading.nsw.gov.au) and [NCAT](https://ncat.nsw.gov.au)',
            'Queensland: [Residential Tenancies Authority](https://www.rta.qld.gov.au) and [QCAT](https://www.qcat.qld.gov.au)',
            'South Australia: [SA Government](https://www.sa.gov.au), [Consumer and Business Services](https://www.cbs.sa.gov.au) and [SACAT](https://www.sacat.sa.gov.au)',
            'Western Australia: [Consumer Protection](https://www.consumerprotection.wa.gov.au)',
            'Tasmania: [Consumer, Building and Occupational Services](https://www.cbos.tas.gov.au)',
            'Australian Capital Territory: [ACT Government](https://www.act.gov.au) and [ACAT](https://www.acat.act.gov.au)',
            'Northern Territory: [NT Consumer Affairs](https://consumeraffairs.nt.gov.au)',
          ],
        },
        {
          kind: 'text',
          text: 'And when you’ve moved out, [leave a review](/write-review). What you know about the damp wall and the caretaker who fixes things the same day is what the next tenant can’t see in 20 minutes.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. It doesn’t take your circumstances into account. Tenancy law differs by state and changes often; the table shows what we could verify as at November 2026. Before you act on it, check with your state’s tenancy authority or a tenants’ service.',
        },
      ],
    },
  ],
  alsoRead: ['first-time-renter-guide', 'understanding-strata-fees'],
};
