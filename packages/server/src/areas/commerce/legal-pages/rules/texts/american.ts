import type { FilledValues } from '../fill.ts'
import { english } from './english.ts'
import { list, paragraphs } from './html.ts'
import type { LegalTexts } from './legal-text.ts'

/** Texts for the United States, where returns depend on the shop's policy. */
export const american = (v: FilledValues): LegalTexts => ({
  imprint: {
    title: 'Contact and company',
    slug: 'contact',
    description: `Who runs ${v.shopName}, and how to reach us.`,
    sections: [
      ['Who we are', paragraphs(`${v.sellerName}<br />${v.sellerAddress}`)],
      ['Contact', paragraphs(`Email: ${v.email}`, `Phone: ${v.phone}`)],
    ],
  },
  privacy: {
    title: 'Privacy policy',
    slug: 'privacy',
    description: `Which data ${v.shopName} uses, what for and how long.`,
    sections: [
      ...english.privacySections(v, {
        visit: '',
        order: '',
        newsletter: 'Each issue of the newsletter has a link that ends it.',
      }),
      [
        'Your choices',
        list(
          'We do not sell personal information, and share it only with those who help us to run the shop and fulfil orders.',
          'You may ask us what we have about you, and to correct or delete it. We treat nobody worse for asking.',
          'The shop is not meant for children under 13, and we do not knowingly collect their data.',
          'The law of your state may give you further rights.',
        ),
      ],
    ],
  },
  terms: {
    title: 'Terms of sale',
    slug: 'terms',
    description: `What holds for orders from ${v.shopName}.`,
    sections: [
      ...english.termsSections(v),
      [
        '5. Returns',
        paragraphs(
          `You may return goods within ${v.returnDays} days of the delivery, as the page on returns says.`,
        ),
      ],
      [
        '6. Warranty and liability',
        paragraphs(
          'Warranties of makers and those that the law gives you apply. As far as the law allows, we are not liable for indirect damages, and our liability for an order ends at what you paid for it.',
        ),
      ],
      [
        '7. Law',
        paragraphs(
          `The law of ${v.governingState} applies, without its rules on conflicts of laws. Rights that the law of your state gives consumers stay as they are.`,
        ),
      ],
    ],
  },
  delivery: english.delivery(v, 'Shipping and payment'),
  returns: english.returns(
    v,
    'If goods arrive damaged or are not what you ordered, write to us: we replace them or refund you.',
  ),
})
