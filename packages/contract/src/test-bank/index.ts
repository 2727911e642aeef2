import { GET, Guid, NotFound, operation, POST, service, Type } from '../kit/index.ts'

/** A bank that moves no money: the test card number determines the result. */
export const testBank = service({
  name: 'test-bank',
  summary: 'Pages of the test bank, for test payments',
  mounts: ['/test-bank'],
  operations: {
    showTestPayment: operation({
      route: GET('/{id}'),
      permission: 'open',
      answers: 'page',
      summary: 'Show the page of a test payment, with the cards that can be used',
      request: Type.Object({ id: Guid() }),
      response: Type.Unknown(),
      errors: [NotFound],
    }),
    submitTestPayment: operation({
      route: POST('/{id}'),
      permission: 'open',
      consumes: 'bytes',
      answers: 'page',
      writes: 'own',
      maxBytes: 4096,
      callsPerMinute: 120,
      summary: 'Submit the form of the page of a test payment',
      description:
        'The form has `card`, one of the numbers that the page names, or `action`: `confirm` and `refuse` answer the ' +
        'question of 3-D Secure, `cancel` leaves, `settle` and `return` end the check of a debit. It leads back to the shop, or to the next page.',
      request: Type.Object({ id: Guid() }),
      response: Type.Unknown(),
      errors: [NotFound],
    }),
  },
})
