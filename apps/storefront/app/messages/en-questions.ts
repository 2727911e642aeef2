/** Questions to the shop on the page of a product. */
export const questionsEn = {
  question: {
    open: 'Ask about this',
    text: 'Your question',
    hint: 'We answer by e-mail.',
    submit: 'Send question',
    sent: 'Thank you. Your question has arrived, and we answer by e-mail.',
    refused: {
      text: 'Write what you would like to know.',
      form: 'The question could not be sent. Check the fields and try again.',
      variant:
        'This variant is not offered any more. Choose another one; what you wrote is still here.',
    },
  },
} as const
