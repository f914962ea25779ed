import type { Guide } from '../guide.ts';

export const propertyAuctionsGuide: Guide = {
  slug: 'property-auctions-guide',
  title: 'The Complete Guide to Property Auctions',
  category: 'buying',
  readTime: 7,
  metaTitle: 'Property Auctions Guide: How to Prepare, Bid and Win',
  description:
    'How property auctions work in Australia: five steps before auction day, bidding strategies, common mistakes, what happens if you win and what to do if the home passes in.',
  excerpt:
    'How an auction really works, what to do in the weeks before it, how to bid without losing your head, and what happens when the hammer falls.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'how-auctions-work',
      heading: 'How auctions work',
      blocks: [
        {
          kind: 'text',
          text: `An auction is a public sale with a deadline. The agent advertises the home for several weeks, buyers inspect it at open homes, and on the day an auctioneer takes bids in front of everyone. Before bidding starts the seller sets a **reserve price**: the lowest price they’ll sell at. The reserve is confidential. Once a bid meets it, the auctioneer announces that the home is “on the market”, and from then on the highest bid buys it.

What makes an auction different from a private sale is that a winning bid binds you. You sign an unconditional contract on the spot: there’s no “subject to finance”, no “subject to a building inspection”, and the cooling-off period that protects buyers in a private sale doesn’t apply. Everything you’d normally check after making an offer has to be done before you bid.

Rules differ between the states. In some you must register with photo identification before you may bid, in others anyone in the crowd may bid. Fake bids from friends of the seller are against the law everywhere. The seller can usually make a bid through the auctioneer, but it has to be announced as a **vendor bid**. Read your state’s rules before your first auction: [Consumer Affairs Victoria](https://www.consumer.vic.gov.au), [NSW Fair Trading](https://www.fairtrading.nsw.gov.au), [Queensland Government](https://www.qld.gov.au) and [Consumer and Business Services in South Australia](https://www.cbs.sa.gov.au) each explain theirs.`,
        },
        {
          kind: 'timeline',
          caption: 'From the first look to the keys',
          points: [
            { when: 'Four weeks before', what: 'Pre-approval, contract, inspection' },
            { when: 'The week before', what: 'Report, recent sales, your limit' },
            { when: 'On the day', what: 'The highest bid buys; usually 10% deposit' },
            { when: '30-60 days later', what: 'Settlement and keys' },
          ],
        },
        {
          kind: 'table',
          caption: 'Auction and private sale side by side',
          head: ['', 'Auction', 'Private sale'],
          rows: [
            ['Price', 'Set by open bidding on the day', 'Asking price, offers and negotiation'],
            [
              'Conditions',
              'None: the contract is unconditional',
              'Finance and inspections can be conditions',
            ],
            ['Cooling off', 'None', 'A few business days in most states'],
            ['Deposit', 'Usually 10%, on the day', 'Part with the offer, the rest later'],
            [
              'Your costs beforehand',
              'Inspections and legal review, win or lose',
              'Can often wait until an offer is accepted',
            ],
          ],
        },
      ],
    },
    {
      id: 'before-auction-day',
      heading: 'Before auction day: five steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Get your finance approved',
              text: 'Ask your lender for written pre-approval, and ask what could still undo it: a low valuation, a very small apartment, a change of job. Tell them you intend to buy at auction. Pre-approval isn’t a promise to lend, so leave a margin between what the bank says and what you’ll bid.',
            },
            {
              title: 'Have the contract reviewed',
              text: 'The contract is available before the auction. A conveyancer or solicitor can review it for a fixed fee and point out easements, special conditions, unapproved works and a settlement date that doesn’t suit you. If you want something changed, such as a smaller deposit or a longer settlement, ask the agent now and get the agreement in writing before the day.',
            },
            {
              title: 'Inspect the building',
              text: 'Book a building and pest inspection, commonly $400-$800. It feels expensive for a home you may not win, but it’s a fraction of what a bad roof costs. Our [guide to building and pest inspections](/building-pest-inspections) explains what the report covers. For an apartment, read the strata records as well.',
            },
            {
              title: 'Find out what it’s worth',
              text: 'Look at what similar homes nearby sold for in the last three to six months: same number of bedrooms, same kind of street, same condition. Go and see a few of them being auctioned. The price guide in the ad is only a guide, and in Queensland agents don’t give one for an auction at all. Hear from people who know the building: [search for reviews](/search) by those who’ve lived there.',
            },
            {
              title: 'Fix your limit and write it down',
              text: 'Decide on the highest price at which you’d still be glad to own this home, with [stamp duty and the other costs](/home-deposit-guide) counted in. Write it on paper with an odd number at the end, such as $812,500, because many people stop at round figures. Agree with your partner not to revisit the number on the day.',
            },
          ],
        },
        {
          kind: 'text',
          text: `On the day, bring photo identification, your deposit method (many agents take a bank cheque or electronic transfer, so ask about daily transfer limits), your written limit and someone calm. Arrive early, read the contract that is displayed, and ask whether anything has changed since the copy you were sent.`,
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'bidding-strategies',
      heading: 'Bidding strategies',
      blocks: [
        {
          kind: 'text',
          text: 'No trick beats a limit based on homework. But these strategies can keep you in control of the pace, and make other bidders think about their own limits sooner.',
        },
        {
          kind: 'list',
          items: [
            '**Start strong.** An opening bid near a realistic price clears out people hoping for a bargain and tells the rest you’re serious. It saves time, but it won’t save money if you open above what the crowd would have paid.',
            '**Bid odd amounts.** Increments of $3,500 or $7,250 break the rhythm of the auctioneer, who’d like round steps of $10,000. They also suggest a buyer who’s counted every last dollar. The auctioneer may refuse small increments, politely or otherwise.',
            '**Wait and pounce.** Stay silent until the home is on the market and others have slowed down, then come in. You learn who else is interested without giving yourself away. The danger is a quick hammer: never wait beyond the second call.',
            '**Bid quickly.** Answering each bid at once, in a clear voice, suggests your limit is far away, even when it isn’t. Know your next two numbers beforehand so you don’t get careless.',
            '**Use a proxy.** A friend, your solicitor or a licensed buyers agent can bid for you with your written authority, in person or by telephone. They won’t fall in love with the kitchen. Give them one number and no discretion, and hand the authority to the auctioneer before the auction starts, as your state requires.',
          ],
        },
        {
          kind: 'text',
          text: 'Stand where you can see both the auctioneer and the other bidders. Call out the full price (“eight hundred and five thousand”) rather than the increment, so there’s no misunderstanding. If you’re not sure whether the home is on the market, or who has the last bid, ask out loud: the auctioneer will answer.',
        },
      ],
    },
    {
      id: 'common-mistakes',
      heading: 'Common mistakes',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Bidding past the limit.** Each step of $5,000 sounds small. Four of them are $20,000, which at a rate of 6% over 30 years costs about $120 a month.',
            '**Skipping the inspection because it might be wasted.** The buyers who regret an auction most are the ones who found the damp afterwards.',
            '**Counting on the advertised guide.** Compare recent sales, not the brochure.',
            '**Forgetting the valuation.** If the bank values the home below your bid, you must find the difference yourself, and the contract doesn’t wait.',
            '**Not reading the special conditions.** A penalty interest rate or a very short settlement can hide in one paragraph.',
            '**Assuming you can cool off.** You can’t, and in several states that’s also true of a sale agreed just before or after the auction. Ask your conveyancer what applies.',
            '**Letting the agent talk to you between bids.** You can simply say “we’re thinking”.',
          ],
        },
      ],
    },
    {
      id: 'if-you-win',
      heading: 'What happens if you win',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Sign the contract',
              text: 'You and the seller sign straight after the hammer falls, usually inside the house. Before you sign, check the names, price, deposit, settlement date and any agreed changes.',
            },
            {
              title: 'Pay the deposit',
              text: 'A 10% deposit is standard at auction: $80,000 on an $800,000 home. It goes into a trust account, not to the seller. Ask for a receipt. If you arranged a lower deposit beforehand, bring the letter.',
            },
            {
              title: 'Insure, and tell your team',
              text: 'Call your lender and your conveyancer on the same day and send them the contract. Ask when the risk passes to you, since this differs by state and contract, and take out building insurance in time.',
            },
            {
              title: 'Settle',
              text: 'Settlement is commonly 30-60 days later. In between, your lender values the home and prepares the loan, your conveyancer does the searches and calculates adjustments for rates and levies, and you inspect the home again in the last week. On the day the balance is paid and you collect the keys.',
            },
          ],
        },
        {
          kind: 'note',
          title: 'If you can’t settle',
          text: 'A buyer who signs and then can’t settle may lose the deposit and owe the seller the loss on a resale. If you run into trouble, talk to your solicitor the same day. Asking early for an extension is far cheaper than defaulting.',
        },
      ],
    },
    {
      id: 'if-it-passes-in',
      heading: 'What if it passes in',
      blocks: [
        {
          kind: 'text',
          text: `When bidding stops below the reserve, the home is “passed in”. The highest bidder is usually invited to negotiate first, which is why it can pay to hold the last bid. The agent will now tell you the reserve. You don’t have to pay it.

This is an ordinary negotiation with an audience outside the door. Ask how the seller arrived at the price, make your own offer with the conditions you’d like, and say when it expires. You can walk away; many homes are sold in the following days, when the seller has slept on it. Be aware that a contract you sign then may still be treated like an auction contract, with no cooling-off period. Ask before you sign, not after.

If others are invited to negotiate too, the agent may run a second round behind closed doors. Your written limit still applies.`,
        },
      ],
    },
    {
      id: 'checklist',
      heading: 'Auction checklist',
      blocks: [
        {
          kind: 'download',
          checklist: 'auction',
          title: 'Take the checklist with you',
          text: 'Everything from pre-approval to keys on one page, to print or keep on your phone.',
        },
      ],
    },
    {
      id: 'conclusion',
      heading: 'Conclusion',
      blocks: [
        {
          kind: 'text',
          text: `Auctions reward preparation and punish hope. With finance in place, the contract reviewed, the building inspected and your limit on paper, you can stand in the front yard with nothing to decide except whether to go home. And if the price runs away from you, that’s the system working: you came to buy at your price, and someone else came to pay more.

Go to three auctions before the one that matters. Watch the faces, note the increments, write down what each home sold for. It’s the cheapest lesson in property you can get.`,
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. It doesn’t take your circumstances into account. Auction rules differ by state. Figures are typical amounts and change over time. Ask a conveyancer or solicitor about your contract before you bid.',
        },
      ],
    },
  ],
  alsoRead: ['building-pest-inspections', 'property-investment-basics'],
};
