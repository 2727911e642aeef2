/** What is the same for everything that is sent. */
export const shippingSections = [
  {
    title: 'Delivery and returns',
    description:
      '<p>Leaves the studio within two working days, wrapped in paper and wood wool. You may send it back within 30 days.</p>',
  },
  {
    title: 'Care',
    description:
      '<p>Use it. Handmade things age well when they are used, and badly when they are saved.</p>',
  },
]
