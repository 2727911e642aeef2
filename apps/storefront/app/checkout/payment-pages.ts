/** Without scripts a form may redirect to the page of any payment provider. */
export const paymentPages = 'https:'
