import type { ReplySubject, ReplyTemplate } from '@home-truths/contract';

interface TemplateFields {
  name: string;
  number: number;
}

type Template = Pick<ReplyTemplate, 'name' | 'label'> & { body: (fields: TemplateFields) => string };

const MESSAGE_TEMPLATES: Template[] = [
  { name: 'general', label: 'General reply', body: () => 'Thanks for your message.' },
  {
    name: 'more-details',
    label: 'Ask for more details',
    body: ({ number }) =>
      `Thanks for your message. So that we can help, please send us a few more details through the Contact Us page, and quote number ${number}:\n\n- the street address of the property\n- the page or review it’s about\n- what you’d like us to do`,
  },
  {
    name: 'own-review',
    label: 'Edit or delete a review',
    body: () =>
      'Thanks for your message. If you have an account, you can edit or delete your review in your profile, under My Reviews. Without an account, use the private link you got when you sent the review.\n\nIf you no longer have the link, tell us which review it is and how we can know it’s yours.',
  },
  {
    name: 'guide',
    label: 'Guide suggested',
    body: () =>
      'Thanks for suggesting a guide. We’ve passed your idea on to the people who write them. We can’t say yet whether or when we’ll publish it.',
  },
  {
    name: 'no-advice',
    label: 'We can’t give legal advice',
    body: () =>
      'Thanks for your message. We can’t give legal or financial advice. The tenancy authority of your state, or a tenants’ union, can tell you about your rights, and asking them is free.',
  },
];

const REPORT_TEMPLATES: Template[] = [
  { name: 'general', label: 'General reply', body: () => 'Thanks for your report.' },
  {
    name: 'still-open',
    label: 'We’re still looking into it',
    body: () =>
      'Thanks for your report. We’re still looking into it. We’ll email you our decision, with our reason.',
  },
  {
    name: 'more-details',
    label: 'Ask for more details',
    body: ({ number }) =>
      `Thanks for your report. So that we can decide, please send us a few more details through the Contact Us page, and quote number ${number}:\n\n- exactly what it’s about: quote the words, or describe the photo\n- why it should be changed or removed\n- anything that shows it`,
  },
  {
    name: 'other-reasons',
    label: 'We can’t decide who is right',
    body: () =>
      'Thanks for your report. Reviews are what their authors experienced, and we can’t decide who is right about it. We do remove personal details, insults, and what is shown to be untrue. If that’s what you mean, please tell us the words and what shows it.',
  },
];

const REQUEST_TEMPLATES: Template[] = [
  {
    name: 'general',
    label: 'General reply',
    body: () => 'Thanks for asking for a call from a building inspector.',
  },
  {
    name: 'no-answer',
    label: 'We couldn’t reach you',
    body: ({ number }) =>
      `Thanks for asking for a call from a building inspector. We called the number you gave us, but couldn’t reach you. Please send us a better time to call, or another number, through the Contact Us page, and quote number ${number}.`,
  },
  {
    name: 'wrong-number',
    label: 'The number doesn’t work',
    body: ({ number }) =>
      `Thanks for asking for a call from a building inspector. The phone number you gave us doesn’t work. Please send us the right one through the Contact Us page, and quote number ${number}.`,
  },
  {
    name: 'no-inspector',
    label: 'No inspector in the area',
    body: () =>
      'Thanks for asking for a call from a building inspector. We’re sorry, we don’t have an inspector in your area at the moment, so no one will call you.',
  },
];

const TEMPLATES: Record<ReplySubject, Template[]> = {
  enquiry: MESSAGE_TEMPLATES,
  complaint: REPORT_TEMPLATES,
  lead: REQUEST_TEMPLATES,
};

const greeting = (name: string) => (name ? `Hi ${name.replace(/\s+/g, ' ')},` : 'Hello,');

export const replyTemplates = (about: ReplySubject, fields: TemplateFields): ReplyTemplate[] =>
  TEMPLATES[about].map(({ body, ...template }) => ({
    ...template,
    text: `${greeting(fields.name)}\n\n${body(fields)}\n\nKind regards,\nThe Home Truths team`,
  }));
