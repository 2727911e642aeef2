/** An article of the journal of the demo shop. */
export interface DemoArticle {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly author: string
  readonly tags: readonly string[]
  /** Publication date, in days before the shop is filled. */
  readonly daysAgo: number
  /** Slugs of linked products; the article uses the picture of the first. */
  readonly products: readonly [string, ...string[]]
  readonly html: string
  /** By language. */
  readonly translations?: Readonly<Partial<Record<'de' | 'he', ArticleTranslation>>>
}

interface ArticleTranslation {
  readonly title: string
  readonly summary: string
  readonly html: string
}

export const demoArticles: readonly DemoArticle[] = [
  {
    id: '5d0c6a50-3c1e-4d5e-9a70-1f2e3d4c5b01',
    slug: 'why-the-glaze-breaks',
    title: 'Why the glaze breaks over the line',
    summary:
      'Each Tide jar shows the lines of the wheel through its glaze. That is not chance, and it is not quite planned either.',
    author: 'Tidewater Pottery',
    tags: ['Glaze', 'Workshop'],
    daysAgo: 86,
    products: ['tide-jar', 'moss-bottle', 'glaze-by-the-litre'],
    html: [
      '<p>A jar is thrown in under four minutes. What takes time is leaving it alone: the lines that fingers drew into the clay stay, because nobody sponges them away.</p>',
      '<p>The glaze is as thick as cream when the jar is dipped. In the kiln it melts, and runs from every edge into the hollow beside it. Over the edge it is thin, and the iron of the clay shows through as a brown thread. In the hollow it is deep, and green.</p>',
      '<h2>Three seconds</h2>',
      '<p>We count to three while a jar is under. At two the green is pale; at five it runs off the foot and onto the shelf of the kiln. If you glaze at home with ours, begin with a test tile: your clay takes up more water than you think.</p>',
    ].join(''),
    translations: {
      de: {
        title: 'Warum die Glasur über der Rille aufbricht',
        summary:
          'Durch die Glasur jeder Tide-Vase sieht man die Rillen der Drehscheibe. Das ist kein Zufall, und ganz geplant ist es auch nicht.',
        html: [
          '<p>Eine Vase ist in weniger als vier Minuten gedreht. Lange dauert es, sie in Ruhe zu lassen: Die Rillen, die Finger in den Ton gezogen haben, bleiben, weil niemand sie mit dem Schwamm verwischt.</p>',
          '<p>Die Glasur ist dick wie Sahne, wenn die Vase eingetaucht wird. Im Ofen schmilzt sie und läuft von jeder Kante in die Mulde daneben. Über der Kante ist sie dünn, und das Eisen des Tons scheint als brauner Faden durch. In der Mulde ist sie tief und grün.</p>',
          '<h2>Drei Sekunden</h2>',
          '<p>Wir zählen bis drei, solange eine Vase im Bad ist. Bei zwei bleibt das Grün blass, bei fünf läuft es über den Fuß auf die Platte des Ofens. Wer zu Hause mit unserer Glasur arbeitet, beginnt mit einer Probekachel: Ihr Ton nimmt mehr Wasser auf, als Sie denken.</p>',
        ].join(''),
      },
      he: {
        title: 'למה הזיגוג נשבר מעל הקו',
        summary:
          'בכל כד Tide רואים את קווי האובניים דרך הזיגוג. זה לא מקרה, וגם לא מתוכנן עד הסוף.',
        html: [
          '<p>כד נוצר על האובניים בפחות מארבע דקות. מה שלוקח זמן הוא להניח לו: הקווים שהאצבעות השאירו בחומר נשארים, כי אף אחד לא מוחק אותם בספוג.</p>',
          '<p>הזיגוג סמיך כמו שמנת כשטובלים את הכד. בתנור הוא נמס וזורם מכל קצה אל השקע שלידו. מעל הקצה הוא דק, והברזל של החומר נראה כחוט חום. בשקע הוא עמוק וירוק.</p>',
          '<h2>שלוש שניות</h2>',
          '<p>אנחנו סופרים עד שלוש כשהכד בתוך הזיגוג. בשתיים הירוק חיוור, בחמש הוא נוזל מהבסיס אל מדף התנור. אם אתם מזגגים בבית בזיגוג שלנו, התחילו באריח ניסיון: החומר שלכם סופג יותר מים משנדמה.</p>',
        ].join(''),
      },
    },
  },
  {
    id: '5d0c6a50-3c1e-4d5e-9a70-1f2e3d4c5b02',
    slug: 'a-mug-for-ten-years',
    title: 'A mug for ten years',
    summary:
      'What we look at when we choose tableware for the shop, and how to treat it so that it lasts.',
    author: 'Vitrine Studio',
    tags: ['Care', 'Tableware'],
    daysAgo: 51,
    products: ['breakfast-mug', 'wide-plate', 'ember-bowl'],
    html: [
      '<p>We drink from a mug for a month before it comes into the shop. The handle tells most: it has to take two fingers when the mug is full, and leave room for the hand when it is hot.</p>',
      '<p>Then we look at the foot. An unglazed ring should be smooth enough to be drawn over a table without a sound. If it scratches, it goes back.</p>',
      '<h2>Care</h2>',
      '<ul><li>Stoneware goes into the dishwasher. Leave a finger of room between pieces; most chips come from the neighbour.</li><li>Do not pour boiling water into a cup from the fridge.</li><li>Tea stains go with a spoon of soda and warm water, overnight.</li></ul>',
    ].join(''),
  },
  {
    id: '5d0c6a50-3c1e-4d5e-9a70-1f2e3d4c5b03',
    slug: 'a-day-at-the-kiln',
    title: 'A day at the kiln',
    summary:
      'The kiln is lit at four in the morning and opened two days later. In between there is little to do, and a lot to get wrong.',
    author: 'Kiln Lane',
    tags: ['Workshop', 'Kiln'],
    daysAgo: 23,
    products: ['moon-jar', 'quiet-cylinder', 'keeping-jar'],
    html: [
      '<p>At four it is dark, and the burner is turned low. Until breakfast the kiln only has to dry: whatever water is left in the clay must leave slowly, or it takes the wall of the jar along.</p>',
      '<p>From noon on it climbs a hundred degrees an hour. At 950 °C the air is closed a little, so that the flame has to take its oxygen from the glaze. That turns iron green instead of brown.</p>',
      '<p>At eleven in the evening the last cone bends, at 1280 °C. The burner is put out and every gap is stuffed. Then comes the hardest part: nobody opens the door for two days. A jar that is looked at too early cracks with a sound that one remembers.</p>',
    ].join(''),
  },
]
