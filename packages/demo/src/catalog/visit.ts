/** A page of the demo shop about its studio, in English and German. */
export const demoVisit = {
  id: '5d0c6a50-3c1e-4d5e-9a70-1f2e3d4c5b90',
  slug: 'visit-the-studio',
  sectionId: '5d0c6a50-3c1e-4d5e-9a70-1f2e3d4c5b91',
  title: 'Visit the studio',
  description: 'Where the pieces are made, and when you can come and see them.',
  html: [
    '<p>The studio is open on weekdays. You see what is on the wheel, what comes out of the kiln, and what has not been photographed yet.</p>',
    '<p>If you order for collection, we wrap it while you wait.</p>',
  ].join(''),
  german: {
    title: 'Besuch im Studio',
    description: 'Wo die Stücke entstehen, und wann Sie kommen und sie ansehen können.',
    html: [
      '<p>Das Studio ist an Werktagen offen. Sie sehen, was auf der Drehscheibe steht, was aus dem Ofen kommt und was noch niemand fotografiert hat.</p>',
      '<p>Bestellen Sie zur Abholung, packen wir es ein, während Sie warten.</p>',
    ].join(''),
  },
} as const
