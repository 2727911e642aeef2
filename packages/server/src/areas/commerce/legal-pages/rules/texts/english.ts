import type { FilledValues } from '../fill.ts'
import { list, paragraphs } from './html.ts'
import type { LegalText } from './legal-text.ts'

// Parts shared by the English texts of all regions.

export const english = {
  delivery: (v: FilledValues, title = 'Delivery and payment'): LegalText => ({
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    description: `Where ${v.shopName} delivers to, how long it takes and how you pay.`,
    sections: [
      ['Where we deliver to', paragraphs(`${v.deliveryRegions}.`)],
      [
        'How long it takes',
        paragraphs(
          v.deliveryTimes,
          'Counted from the day after you order, or after you pay where you pay in advance.',
        ),
      ],
      [
        'What it costs',
        paragraphs(
          'The cart and the checkout show the cost of delivery as soon as they know the country, and always before you order.',
        ),
      ],
      ['How you pay', paragraphs(`${v.paymentMethods}.`)],
    ],
  }),

  returns: (v: FilledValues, rights: string): LegalText => ({
    title: 'Returns',
    slug: 'returns',
    description: `How to send something back to ${v.shopName}.`,
    sections: [
      [
        'How it works',
        list(
          `Announce the return within ${v.returnDays} days of the delivery on the page of your order, or write to ${v.email}.`,
          'Pack the goods so that they arrive safely.',
          `Send them to:<br />${v.returnAddress}`,
        ),
      ],
      [
        'What it costs',
        paragraphs(
          v.isReturnFree
            ? 'Sending goods back costs you nothing.'
            : 'You pay for sending goods back, unless they are faulty or not what you ordered.',
          'We refund you the way you paid.',
        ),
      ],
      ['Your rights', paragraphs(rights)],
    ],
  }),

  /** Sections of a privacy notice with the processed data and its purposes. */
  privacySections: (
    v: FilledValues,
    basis: { readonly visit: string; readonly order: string; readonly newsletter: string },
  ): LegalText['sections'] => [
    [
      'Who is responsible',
      paragraphs(
        `${v.sellerName}, ${v.sellerAddress}, is responsible for personal data on ${v.shopUrl}. Write to ${v.email} with any question about it.`,
      ),
    ],
    [
      'When you visit',
      paragraphs(
        `The server handles the address of your connection, the time and target of each request and the name of your browser, to deliver pages and to recognise attacks. ${basis.visit} The server is run by: ${v.host}.`,
        'We set only cookies that the shop cannot work without: for the cart, signing in, language and display. What you do is not followed across other websites.',
        'We count how many people visit without cookies: a part of your address and the name of your browser are turned, with a random value of the day, into a mark that nobody can turn back. Mark and value are deleted after the day; only sums remain.',
      ),
    ],
    [
      'When you order',
      paragraphs(
        `We use your name, addresses, e-mail address, what you order and how you pay to fulfil the order. ${basis.order} Carriers get what delivery takes; the payment service that you choose gets what payment takes.`,
        'We keep invoices and records for as long as tax and accounting law requires.',
      ),
    ],
    [
      'Account, messages and newsletter',
      list(
        'An account lasts until you delete it. You can see and download your data there.',
        'We use messages to answer them, and delete them when they are dealt with and no law requires us to keep them.',
        basis.newsletter,
      ),
    ],
  ],

  /** The sections of terms that are the same everywhere, numbered from 1 to 4. */
  termsSections: (v: FilledValues): LegalText['sections'] => [
    [
      '1. What these terms cover',
      paragraphs(
        `They cover every order on ${v.shopUrl} from ${v.sellerName}, ${v.sellerAddress}.`,
      ),
    ],
    [
      '2. How a contract is made',
      paragraphs(
        'Products in the shop invite you to order. The last page of the checkout shows everything and lets you change it; the button at its end sends your order, which you then have to pay for.',
        'We confirm at once by e-mail that your order has arrived. The contract is made when we accept the order, ask you to pay or send the goods. We send you its content with these terms by e-mail.',
      ),
    ],
    [
      '3. Prices and payment',
      paragraphs(
        'The prices at the time of the order hold. The checkout shows taxes and the cost of delivery before you order.',
        `You can pay by: ${v.paymentMethods}.`,
      ),
    ],
    [
      '4. Delivery',
      paragraphs(
        `We deliver to: ${v.deliveryRegions}. If something turns out not to be available, we tell you at once and refund what you paid for it.`,
      ),
    ],
  ],

  /** The form that the directive of the EU and the regulations of the UK print for consumers. */
  formSection: (
    v: FilledValues,
    word: 'withdrawal' | 'cancellation',
  ): LegalText['sections'][number] => {
    const verb = word === 'withdrawal' ? 'withdraw from' : 'cancel'
    return [
      `Model ${word} form`,
      paragraphs(
        `Complete and return it if you wish to ${verb} the contract.`,
        `To ${v.sellerName}, ${v.sellerAddress}, e-mail ${v.email}:`,
        `I/We (*) hereby give notice that I/We (*) ${verb} my/our (*) contract of sale of the following goods (*)/for the supply of the following service (*):`,
        '____________________',
        'Ordered on (*)/received on (*): ____________________',
        'Name of consumer(s): ____________________',
        'Address of consumer(s): ____________________',
        'Signature of consumer(s) (only on paper): ____________________',
        'Date: ____________________',
        '(*) Delete as appropriate.',
      ),
    ]
  },

  /** A right to withdraw, or to cancel, within some days of the delivery. */
  rightSections: (v: FilledValues, verb: string): LegalText['sections'] => [
    [
      'Your right',
      paragraphs(
        `As a consumer you may ${verb} within ${v.withdrawalDays} days without giving a reason. The days begin when you, or somebody you named who is not the carrier, receive the goods; of an order in several parcels, the last of them.`,
        `Tell us clearly: ${v.sellerName}, ${v.sellerAddress}, telephone ${v.phone}, e-mail ${v.email}. You may use the form below or the function of the shop, which confirms at once by e-mail; neither is required. It is enough to send your message before the days are over.`,
      ),
    ],
    [
      'What follows',
      paragraphs(
        'We refund all payments for the contract, with the cost of our cheapest standard delivery, without delay and at the latest fourteen days after your message, the way you paid unless we agree otherwise, and without a fee. We may wait until the goods are back, or until you show that you have sent them.',
        `Send the goods back within fourteen days of your message, to: ${v.returnAddress}`,
        v.isReturnFree
          ? 'We bear the cost of sending them back.'
          : 'You bear the direct cost of sending them back.',
        'You answer for a loss in value only where it comes from handling beyond what it takes to see what the goods are, and how they look and work.',
      ),
    ],
    [
      'Exceptions',
      paragraphs(
        'The right does not exist, among others, for goods made to your order, goods that spoil quickly, and sealed goods that cannot be returned for reasons of health or hygiene once they are opened. For digital content it ends when we begin with your express consent, and your acknowledgement that you lose the right.',
      ),
    ],
  ],
} as const
