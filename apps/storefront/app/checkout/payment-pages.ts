/** Without scripts a form may lead to the page of a payment provider, wherever that is. */
export const paymentPages = 'https:'
