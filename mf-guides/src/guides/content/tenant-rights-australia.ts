import type { Guide } from '../guide.ts';
import { rentRulesByState } from './rent-rules-by-state.ts';

export const tenantRightsAustralia: Guide = {
  slug: 'tenant-rights-australia',
  title: 'Tenant Rights in Australia',
  category: 'renting',
  readTime: 10,
  metaTitle: 'Tenant Rights in Australia: Bond, Rent, Repairs, Entry and Eviction',
  description:
    'Your rights as a renter in Australia: bond, rent increases, repairs, privacy, ending a lease and disputes, with a table by state as at November 2026 and links to all eight tenancy bodies.',
  excerpt:
    'Bond, rent increases, repairs, privacy and the end of a lease: what the law generally gives you, what differs by state, and whom to ask.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'the-law',
      heading: 'Eight laws, one idea',
      blocks: [
        {
          kind: 'text',
          text: `There is no Australian tenancy law. Each state and territory has its own act, its own forms and its own tribunal or court, and in recent years nearly all of them have been rewritten. What they share is the idea behind them: a rented home is a home. You pay the rent, look after the place and let the owner check on it from time to time. In return you may live there in peace, in a home that is safe and in repair, for a rent that cannot be changed on a whim, and you cannot be put out without a process.

Two rules hold almost everywhere. **You cannot sign your rights away**: a clause in the lease that takes less care of you than the act does has no effect. And **only a tribunal or court can order you out**: a landlord who changes the locks or carries out your things breaks the law, whatever you owe.

The figures in this guide are the general ones. The table below shows what differs by state, and the links lead to the body that answers questions about yours, free of charge. The rules for rooming houses, caravan parks, student housing and social housing are partly different.`,
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
          text: `**Discrimination is unlawful.** An owner may choose the applicant most likely to pay and to care for the home, but not by race, sex, disability, age, children or another attribute that the law protects. The [Australian Human Rights Commission](https://humanrights.gov.au) and the state commissions take complaints.

**Your papers are your own.** An agent needs to know who you are and that you can pay. You can ask why anything further is wanted, whether a third-party platform is optional, and how long your documents are kept. Black out account numbers and what you bought.

**The advertised price means something.** Several states forbid agents to invite bids above it. Offering more is a decision you never have to make at the door.

**The bond is usually 4 weeks' rent.** It must be lodged with the state's bond authority, not kept by the owner, and you should get a receipt from that authority within a few weeks. If you do not, ring it.

**The condition report decides who gets the bond.** Fill it in yourself, room by room, correct what the agent wrote too kindly, add dated photos, and send it back within the days your state allows. Our [first-time renter guide](/first-time-renter-guide) goes through it step by step.

**You get copies.** A signed lease, the report, the bond lodgement, keys for every tenant and the government's information booklet belong to you at the start.`,
        },
      ],
    },
    {
      id: 'rent',
      heading: 'Rent and rent increases',
      blocks: [
        {
          kind: 'text',
          text: `Rent is due as the lease says, and there must be a way of paying it without a fee. Ask for receipts or a ledger; you may need them when you apply for the next home.

During a fixed term the rent normally cannot go up, unless the lease itself says by how much or how it is worked out. Outside one, an increase needs written notice, often on a prescribed form. As a general figure reckon with **about 60 days' notice**, and in most states at most one increase in 12 months; see the table. A notice that is too short, or on the wrong form, may not count at all.

If the amount seems far too high, first compare it. Look for homes like yours in the same suburb, note what they ask and what yours lacks, and answer in writing with a figure you could accept. In every state there is a body or tribunal that can look at an excessive increase, and there is a short time limit, often around 30 days from the notice. Keep paying the old rent until the new one starts, then the new one while the matter is open, so that no arrears arise.

Falling behind is not the end. Write before the due date, propose a plan you can keep, and ask the tenants' service or the [National Debt Helpline](https://ndh.org.au) about help. A landlord cannot start the process of ending a tenancy for arrears until a certain number of days has passed, and in several states paying what you owe stops it.`,
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
          text: 'The owner has to hand over a clean, safe and liveable home and keep it in reasonable repair, whatever the rent and whatever you saw at the inspection. Several states list minimum standards: locks, hot and cold water, ventilation, a working toilet, safe electricity, and in some a fixed heater. You tell the owner what breaks, keep the place clean, and pay for damage that you or your guests cause. Fair wear and tear, such as faded curtains and worn carpet, is not damage.',
        },
        {
          kind: 'table',
          caption: 'Urgent and other repairs',
          head: ['', 'Urgent', 'Other'],
          rows: [
            [
              'Examples',
              'Burst pipe, gas leak, dangerous wiring, broken toilet, no hot water, door that does not lock',
              'Dripping tap, worn seal, cracked tile, faulty blind',
            ],
            [
              'How to ask',
              'Call at once, then write the same day',
              'In writing, with a photo and a date by which you would like it done',
            ],
            [
              'If nothing happens',
              'Most states let you pay for it up to a limit and be repaid; the tribunal can hear you quickly',
              'Send a formal notice on the state form; then apply for an order',
            ],
          ],
        },
        {
          kind: 'text',
          text: `**Do not stop paying rent** to force a repair. It feels fair and is the surest way to lose the home: arrears are a ground for ending the tenancy, broken taps are not a defence. Ask the tribunal for an order, or for a reduction of rent for the time you lived with the fault.

Mould is the commonest quarrel. Air the home, wipe what you can, and report it in writing together with its likely cause: a leaking gutter, a missing fan, rising damp. If the cause is in the building, it is the owner's to mend.`,
        },
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy, pets and changes',
      blocks: [
        {
          kind: 'text',
          text: `An owner or agent may come in for certain reasons only: routine inspections, repairs, valuations, showing the home to buyers or the next tenants. The general figure is **24-48 hours' notice in writing**, more for a routine inspection, at a reasonable time of day and not too often. Emergencies need none. You may be there, you may ask for another time, and you may object to photos that show your belongings. You may not simply refuse a proper notice.

Agents who are selling will want open homes every Saturday. Ask for fewer and at fixed times, and offer something in return. In some states you are owed compensation for sales inspections.

**Pets** are allowed more easily than they were. In most states you ask on a form, and the owner needs a good reason, or the tribunal's consent, to refuse. **Small changes**, such as picture hooks, furniture anchors for children's safety or a water-saving shower head, have become easier too; some need consent that cannot be refused without reason. Ask in writing, and expect to put things back when you leave.

If you are hurt or threatened at home, each state has special rules: you can leave a lease quickly, have the locks changed, and not carry the blame for damage done by the violent person. [1800RESPECT](https://www.1800respect.org.au) answers day and night.`,
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
            '**You want to leave at the end of a fixed term.** Give written notice in the time your state asks for. A lease that runs out without notice usually becomes a periodic one on the same terms.',
            '**You want to leave early.** You will owe a fee fixed by law, or the rent until someone else moves in, depending on the state. The owner has to try to find someone. Offer a replacement and ask for the amount in writing. Hardship can reduce it.',
            '**The owner wants you to leave.** More and more states ask for a reason that stands in the act, such as a sale with vacant possession, moving in, major works or a serious breach, with proof and with weeks or months of notice. No-fault endings are gone in Victoria and New South Wales; South Australia asks for a prescribed reason.',
            '**You are in breach.** You first get a notice to put it right. Only if you do not can the owner go further.',
            '**You disagree.** Do not move out because of a letter. Ask for advice on the day you get it: deadlines for objecting are short.',
          ],
        },
        {
          kind: 'text',
          text: 'At the end, clean to the standard of the condition report, photograph each room empty, read the meters, hand back every key and note the hour: rent can run until then. Claim the bond yourself with the authority straight away. If the owner disputes it, they have to prove what they claim, and ageing counts: an eight-year-old carpet is not replaced at your cost as if it were new.',
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
              text: 'A short, friendly message with the date, the facts, what you ask for and by when. Photos attached.',
            },
            {
              title: 'Use the official form',
              text: 'If nothing happens, send the notice that your state prescribes. It starts the clock and shows that you know the rules.',
            },
            {
              title: 'Ask for free help',
              text: "Tenants' services advise renters at no cost, for example [Tenants' Union of NSW](https://www.tenants.org.au), [Tenants Victoria](https://tenantsvic.org.au), [Tenants Queensland](https://tenantsqueensland.org.au) and the [Tenants' Union of Tasmania](https://tutas.org.au). The state body can often mediate.",
            },
            {
              title: 'Apply to the tribunal or court',
              text: 'Fees are low and you do not need a lawyer. Bring the lease, the report, the photos in order of date and copies of every message. Telling an owner about your rights is no ground for ending your lease, and many acts forbid retaliation.',
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
          text: 'And when you have moved out, [leave a review](/write-review). What you know about the damp wall and the quick caretaker is what the next tenant cannot see in twenty minutes.',
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. Tenancy law differs by state and changes often; the table shows what we could verify as at November 2026. Before you act on it, ask the body of your state or a tenants’ service.',
        },
      ],
    },
  ],
  alsoRead: ['first-time-renter-guide', 'understanding-strata-fees'],
};
