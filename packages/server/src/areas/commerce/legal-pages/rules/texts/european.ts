import type { FilledValues } from '../fill.ts'
import { english } from './english.ts'
import { paragraphs } from './html.ts'
import type { LegalTexts } from './legal-text.ts'

/** Texts in English for the requirements of EU law. */
export const european = (v: FilledValues): Required<LegalTexts> => ({
  imprint: {
    title: 'Legal notice',
    slug: 'legal-notice',
    description: `Who runs ${v.shopName}, and how to reach us.`,
    sections: [
      [
        'Who we are',
        paragraphs(
          `${v.sellerName}<br />${v.sellerAddress}`,
          `Represented by: ${v.representative}`,
        ),
      ],
      ['Contact', paragraphs(`E-mail: ${v.email}`, `Telephone: ${v.phone}`)],
      [
        'Register and tax',
        paragraphs(`Company register: ${v.register}`, `VAT identification number: ${v.vatId}`),
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    slug: 'privacy',
    description: `Which data ${v.shopName} uses, what for and how long.`,
    sections: [
      ...english.privacySections(v, {
        visit: 'Our interest in a secure service allows this (Art. 6(1)(f) GDPR).',
        order: 'The contract requires it (Art. 6(1)(b) GDPR).',
        newsletter:
          'We send a newsletter only with your consent (Art. 6(1)(a) GDPR), which you can withdraw in each issue.',
      }),
      [
        'Your rights',
        paragraphs(
          'You may ask for access to your data, for its correction, erasure, restriction and transfer. You may object to what rests on our interests, and withdraw consent at any time. A message to us is enough.',
          `You may also complain to a supervisory authority, in our case: ${v.authority}.`,
        ),
      ],
    ],
  },
  terms: {
    title: 'Terms and conditions',
    slug: 'terms',
    description: `What holds for orders from ${v.shopName}.`,
    sections: [
      ...english.termsSections(v),
      [
        '5. Withdrawal',
        paragraphs(
          `Consumers may withdraw from a contract within ${v.withdrawalDays} days. The page on withdrawal says how.`,
        ),
      ],
      [
        '6. Faulty goods',
        paragraphs(
          'The legal guarantee of conformity applies: for at least two years from delivery we repair or replace what is not as agreed, or reduce or refund its price as the law provides.',
        ),
      ],
      [
        '7. Law',
        paragraphs(
          'The law of the country in which we are established applies. As a consumer you keep the protection that the law of the country you live in gives you without exception.',
        ),
      ],
    ],
  },
  delivery: english.delivery(v),
  returns: english.returns(
    v,
    'The right of withdrawal and the legal guarantee of conformity hold whatever these rules say.',
  ),
  withdrawal: {
    title: 'Right of withdrawal',
    slug: 'withdrawal',
    description: 'Your right to withdraw from an order, with a model form.',
    sections: [
      ...english.rightSections(v, 'withdraw from the contract'),
      english.formSection(v, 'withdrawal'),
    ],
  },
})
