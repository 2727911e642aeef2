import type { FilledValues } from '../fill.ts'
import { english } from './english.ts'
import { paragraphs } from './html.ts'
import type { LegalTexts } from './legal-text.ts'

/** Texts by the law of the United Kingdom. */
export const british = (v: FilledValues): Required<LegalTexts> => ({
  imprint: {
    title: 'Company information',
    slug: 'company-information',
    description: `Who runs ${v.shopName}, and how to reach us.`,
    sections: [
      ['Who we are', paragraphs(`${v.sellerName}<br />${v.sellerAddress}`)],
      ['Contact', paragraphs(`E-mail: ${v.email}`, `Telephone: ${v.phone}`)],
      [
        'Registration',
        paragraphs(`Place and number of registration: ${v.register}`, `VAT number: ${v.vatId}`),
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    slug: 'privacy',
    description: `Which data ${v.shopName} uses, what for and how long.`,
    sections: [
      ...english.privacySections(v, {
        visit: 'Our legitimate interest in a secure service allows this under the UK GDPR.',
        order: 'The contract requires it.',
        newsletter:
          'We send a newsletter only with your consent, which you can withdraw in each issue.',
      }),
      [
        'Your rights',
        paragraphs(
          'Under the UK GDPR you may ask for access to your data, for its correction, erasure, restriction and transfer. You may object to what rests on our interests, and withdraw consent at any time. A message to us is enough.',
          'You may also complain to the Information Commissioner’s Office, ico.org.uk.',
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
        '5. Cancellation',
        paragraphs(
          `Consumers may cancel an order within ${v.withdrawalDays} days. The page on cancellation says how.`,
        ),
      ],
      [
        '6. Faulty goods',
        paragraphs(
          'Under the Consumer Rights Act 2015 goods must be as described, of satisfactory quality and fit for their purpose. You may reject faulty goods within 30 days; after that we repair or replace them, or refund you as the Act provides.',
        ),
      ],
      [
        '7. Law',
        paragraphs(
          'The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may also go to court there and keep the protection of its law.',
        ),
      ],
    ],
  },
  delivery: english.delivery(v),
  returns: english.returns(
    v,
    'The right to cancel and your rights under the Consumer Rights Act 2015 hold whatever these rules say.',
  ),
  withdrawal: {
    title: 'Right to cancel',
    slug: 'right-to-cancel',
    description: 'Your right to cancel an order, with a model form.',
    sections: [
      ...english.rightSections(v, 'cancel the contract'),
      english.formSection(v, 'cancellation'),
    ],
  },
})
