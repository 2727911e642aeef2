/** Messages of the page on which a buyer agrees to a change of an order. */
export const agreeEn = {
  agree: {
    title: 'Change of your order {number}',
    why: '{shop} would like to change your order. Nothing changes before you agree.',
    lines: 'The order with the change',
    line: '{n} × {name}',
    added: 'new',
    before: 'so far {n}',
    removed: 'no longer in it',
    totalBefore: 'Total so far',
    total: 'New total',
    toPay: 'You still pay {amount} then.',
    toPayBack: 'You get {amount} back.',
    same: 'You pay nothing more.',
    button: 'Agree to {total}',
    agreed: 'Thank you: your order is changed.',
    outdated: 'The shop does not ask for this any more. Write to the shop if you have a question.',
    pay: 'Pay {amount} now',
    changed: 'Something has changed meanwhile. Look at it again, please.',
    soldOut: 'Something is sold out by now. Please write to the shop.',
  },
} as const
