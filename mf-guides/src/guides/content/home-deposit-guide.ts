import type { Guide } from '../guide.ts';

const EXAMPLE_PRICE = 700_000;

export const homeDepositGuide: Guide = {
  slug: 'home-deposit-guide',
  title: 'How Much Deposit You Really Need in Australia',
  category: 'financial',
  readTime: 7,
  metaTitle: 'How Much Deposit You Really Need in Australia',
  description:
    'What a 5%, 10% or 20% deposit means for a home of $500,000, $700,000 or $900,000: lenders mortgage insurance, government schemes, extra costs and ways to buy without a deposit.',
  excerpt:
    'A 20% deposit is recommended, 10% is common and 5% is possible. What each one costs, and the other money you’ll need.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'how-much',
      heading: 'How much do you need?',
      blocks: [
        {
          kind: 'text',
          text: `A deposit is the part of the price you pay yourself. The rest is the loan, and lenders look at the loan as a share of the home’s value: the loan-to-value ratio, or LVR. A deposit of 20% makes an LVR of 80%. The smaller your share, the more the lender stands to lose if the property has to be sold in a downturn, and the more you pay for that risk.

There’s no single legal minimum. In practice three figures matter, and most buyers end up with a deposit of 10-20% of the price.`,
        },
        {
          kind: 'list',
          items: [
            '**20% is recommended.** No lenders mortgage insurance, the widest choice of lenders, usually a lower interest rate, and a cushion if prices fall.',
            '**10% is common.** Most lenders accept it, with insurance added. It’s also the amount you usually pay on the day when you [buy at auction](/property-auctions-guide).',
            '**5% is possible.** Fewer lenders offer it, they ask closer questions about your savings and spending, and you need either a large insurance premium or a place in a government scheme.',
          ],
        },
        {
          kind: 'text',
          text: 'Whatever the percentage, lenders like to see **genuine savings**: money that has been in your account, or grown there, for about three months. A gift from parents usually counts towards the deposit, but may not count as genuine savings. A steady record of rent paid on time helps with some lenders.',
        },
      ],
    },
    {
      id: 'example',
      heading: 'What that is in dollars',
      blocks: [
        {
          kind: 'table',
          caption: 'Deposit, and what’s left to borrow',
          head: ['Price', '5% deposit', '10% deposit', '20% deposit'],
          rows: [
            [
              '$500,000',
              '**$25,000**\nloan $475,000',
              '**$50,000**\nloan $450,000',
              '**$100,000**\nloan $400,000',
            ],
            [
              '$700,000',
              '**$35,000**\nloan $665,000',
              '**$70,000**\nloan $630,000',
              '**$140,000**\nloan $560,000',
            ],
            [
              '$900,000',
              '**$45,000**\nloan $855,000',
              '**$90,000**\nloan $810,000',
              '**$180,000**\nloan $720,000',
            ],
          ],
          bars: [5, 10, 20].map(percent => ({
            name: `${percent}% of $700,000`,
            parts: [
              { name: 'Deposit', amount: (EXAMPLE_PRICE * percent) / 100, look: 'solid' },
              { name: 'Loan', amount: EXAMPLE_PRICE - (EXAMPLE_PRICE * percent) / 100, look: 'light' },
            ],
          })),
          note: 'Stamp duty, insurance and the other costs below are extra.',
        },
        {
          kind: 'text',
          text: `The loan column deserves as much attention as the deposit. On the $700,000 home, a 5% deposit instead of 20% means borrowing $105,000 more. At a rate of 6% over 30 years that is about $630 a month, every month. Waiting to save more has a price as well: rent in the meantime, and possibly higher prices. Neither answer is right for everyone. Put both into the mortgage calculator at [Moneysmart](https://moneysmart.gov.au) with a rate three percentage points higher than today’s, because that’s roughly how a lender will test you.`,
        },
      ],
    },
    {
      id: 'lmi',
      heading: 'Lenders mortgage insurance (LMI)',
      blocks: [
        {
          kind: 'text',
          text: `Below 20%, most lenders take out insurance against your default and charge you for it. The premium is paid once. It depends on the price, on your deposit and on the lender, and is commonly **$5,000-$20,000+**: nearer the lower end for a cheaper home with a 15% deposit, and well beyond the upper end for an expensive one with 5%.

Two things about LMI surprise people. It protects the lender, not you: if you can’t pay and the home sells for too little, the insurer may ask you for the difference. And it’s often added to the loan, so that you pay interest on it for decades. A premium of $12,000 added to a loan at 6% over 30 years costs about $26,000 by the end.

It isn’t always bad value. If prices in your area rise faster than you can save, a premium paid today may cost less than a year of waiting. Ask for the exact premium at 5%, 8%, 10% and 15%: it falls in steps, and a few thousand dollars more deposit can save you even more. Also ask whether any of it’s refunded if you refinance early, and whether your profession is among those for which the lender waives it.`,
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'schemes',
      heading: 'Government schemes',
      blocks: [
        {
          kind: 'list',
          items: [
            '**First home guarantee.** The Australian Government guarantees part of the loan, so an eligible buyer needs a 5% deposit and pays no LMI. As at November 2026: since 1 October 2025 there’s no income cap and no limit on places, price caps are higher (for example $1.5 million in Sydney, $950,000 in Melbourne and $1 million in Brisbane), and the former regional scheme is part of it. You still borrow 95% and must be able to repay it.',
            '**First home super saver.** You make voluntary contributions to your super fund and later withdraw them, with earnings set by formula, for a first home: up to $50,000 of contributions in all, with a limit for each year. The benefit is mainly the lower tax. You must ask the [Australian Taxation Office](https://www.ato.gov.au) for a determination **before** you sign a contract, and the money takes weeks to arrive.',
            '**Stamp duty concessions by state.** Each state and territory has its own discounts, exemptions or grants for first home buyers, with its own price limits, and several apply to new homes only. The links below go to each revenue office.',
          ],
        },
        {
          kind: 'note',
          title: 'Check your eligibility',
          text: 'Schemes and price caps change. The government site [firsthomebuyers.gov.au](https://firsthomebuyers.gov.au) and [Housing Australia](https://www.housingaustralia.gov.au) show the current rules, the cap for your postcode and the participating lenders.',
        },
        {
          kind: 'list',
          items: [
            'New South Wales: [Revenue NSW](https://www.revenue.nsw.gov.au)',
            'Victoria: [State Revenue Office](https://www.sro.vic.gov.au)',
            'Queensland: [Queensland Revenue Office](https://qro.qld.gov.au)',
            'South Australia: [RevenueSA](https://www.revenuesa.sa.gov.au)',
            'Western Australia: [WA Government](https://www.wa.gov.au)',
            'Tasmania: [State Revenue Office](https://www.sro.tas.gov.au)',
            'Australian Capital Territory: [ACT Revenue Office](https://www.revenue.act.gov.au)',
            'Northern Territory: [NT Government](https://nt.gov.au)',
          ],
        },
      ],
    },
    {
      id: 'extra-costs',
      heading: 'Costs on top of the deposit',
      blocks: [
        {
          kind: 'text',
          text: 'Plan to **keep 5-7% of the price as extra savings** on top of the deposit. On a $700,000 home that’s $35,000 to $49,000. If you don’t pay stamp duty you’ll need less.',
        },
        {
          kind: 'table',
          caption: 'What the extra savings are for',
          head: ['Cost', 'Typical amount', 'When'],
          rows: [
            [
              'Stamp duty',
              'Nothing to several per cent of the price',
              'At or soon after settlement, depending on the state',
            ],
            ['Conveyancing', '$1,500-$2,500', 'From the contract to settlement'],
            ['Building and pest inspections', '$400-$800', 'Before you’re committed'],
            ['Loan application and registration', 'A few hundred dollars', 'At settlement'],
            ['Adjustments of rates and levies', 'A few hundred to a few thousand dollars', 'At settlement'],
            ['Building insurance', 'Get quotes for the address', 'As soon as the risk passes to you'],
            ['Moving, connections, first repairs', 'More than you think', 'The first month'],
          ],
        },
        {
          kind: 'text',
          text: 'Keep some in reserve: hot-water systems don’t wait for pay day. Three months of repayments in an account you don’t touch is a good rule, and an offset account lets that money reduce your interest while it waits. Our article on [the hidden costs of ownership](/resources/hidden-costs-of-property-ownership) covers what comes after the first month.',
        },
      ],
    },
    {
      id: 'no-deposit',
      heading: 'Buying with no deposit',
      blocks: [
        {
          kind: 'text',
          text: 'Loans for the whole price with no other security have all but vanished. “No deposit” means the security comes from somewhere else.',
        },
        {
          kind: 'list',
          items: [
            '**Guarantor loan.** A parent or other close relative offers part of the value of their own home as security, so you can borrow up to the full price and avoid LMI. If you can’t pay, they may have to, by selling as a last resort. A good arrangement limits the guarantee to a fixed amount and has a plan for releasing it, usually when your loan falls below 80% of the value. The guarantor needs independent legal advice.',
            '**Equity transfer.** If you or your family already own a home, the difference between its value and its loan is equity. A lender can lend against it to fund the deposit on the next home. You then have two debts that depend on the same income and market: a fall in either hits both.',
          ],
        },
        {
          kind: 'text',
          text: 'A personal loan or credit card isn’t a deposit. Lenders see it and deduct its repayments from what you can borrow, and most refuse.',
        },
      ],
    },
    {
      id: 'plan',
      heading: 'A plan for the next 12 months',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Choose a price range based on what you could repay, not what you could borrow.',
            'Work out two targets: 10% and 20% of it, each plus 5-7%.',
            'Pay off cards and buy-now-pay-later accounts, and have unused limits reduced: lenders count the limit, not the balance.',
            'Save by automatic transfer on the day you’re paid, into an account without a card.',
            'Check the schemes above before you decide between new and established.',
            'Get pre-approval three months before you plan to buy, then inspect, and [read what residents say](/search) about every home on your list.',
          ],
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. It doesn’t take your circumstances into account. Amounts are typical and change. A licensed broker, your lender or a financial counsellor (free, through the [National Debt Helpline](https://ndh.org.au)) can look at your own figures.',
        },
      ],
    },
  ],
  alsoRead: ['property-auctions-guide', 'building-pest-inspections', 'property-investment-basics'],
};
