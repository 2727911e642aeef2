import type { DemoMember } from './types.ts'

type Row = [
  email: string,
  firstName: string,
  lastName: string,
  nickname: string,
  state: DemoMember['state'],
  privacy: DemoMember['privacy'],
  title?: string,
]

const rows: Row[] = [
  ['ada', 'Ada', 'Okonkwo', 'Ada', 'approved', 'PUBLIC', 'Collects blue jars'],
  ['zoe.lund', 'Zoë', 'Lund', 'zoë', 'approved', 'PUBLIC', 'Weaver on four shafts'],
  ['haruki', '春樹', '佐藤', '春樹', 'approved', 'PUBLIC', '薪窯の陶芸家'],
  ['leila', 'ليلى', 'حداد', 'ليلى', 'approved', 'PUBLIC', 'Potter in Beirut'],
  ['noam', 'נועם', 'לוי', 'נועם', 'approved', 'PRIVATE'],
  ['seoyeon', '서연', '한', '서연', 'approved', 'PUBLIC', 'Moon jars, slowly'],
  ['bjork', 'Björk', 'Þórsdóttir', 'Björk Þ.', 'approved', 'PRIVATE'],
  ['oleksandr', 'Олександр', 'Шевченко', 'Сашко', 'approved', 'PUBLIC', 'Prints and bicycles'],
  ['siobhan', 'Siobhán', 'Ní Bhriain', 'Shiv', 'approved', 'PUBLIC'],
  ['nguyen', 'Ánh', 'Nguyễn Thị', 'Ánh', 'approved', 'PRIVATE'],
  ['aino', 'Aino', 'Mäkelä-Österberg', 'aino 🌿', 'approved', 'PUBLIC', 'Mostly mugs'],
  ['ravi', 'रवि', 'शर्मा', 'रवि', 'approved', 'PUBLIC'],
  ['jose', 'José María', 'Núñez de la Peña', 'Chema', 'approved', 'PRIVATE'],
  ['wei', '薇', '陳', '小薇', 'approved', 'PUBLIC', '折紙與燈'],
  ['x', 'X', 'Æ', 'x', 'approved', 'PRIVATE'],
  [
    'maximiliana',
    'Maximiliana-Alexandrina',
    'Wolfeschlegelsteinhausenberger',
    'Maxi',
    'approved',
    'PUBLIC',
    'My name does not fit your column',
  ],
  ['thandiwe', 'Thandiwe', 'Mkhize', 'Thandi', 'pending', 'PRIVATE'],
  ['eleni', 'Ελένη', 'Παπαδοπούλου', 'Ελένη', 'pending', 'PUBLIC'],
  ['tomasz', 'Tomasz', 'Żółkiewski', 'Tomek', 'pending', 'PRIVATE'],
  ['bargain', 'Buy', 'Now', 'BEST PRICE SHOP', 'blocked', 'PUBLIC', 'Visit my page'],
  ['grump', 'Gus', "O'Hara-D’Angelo", 'grump', 'blocked', 'PRIVATE'],
  ['loud', 'Lou', 'Decker', 'LOUD LOU', 'muted', 'PUBLIC', 'I have thoughts about glaze'],
  ['echo', 'Echo', 'Vance', 'echo echo echo', 'muted', 'PRIVATE'],
  ['margit', 'Margit', 'Szabó', 'Margit néni', 'offline', 'PRIVATE'],
]

/** Members of the demo site, in every member state. */
export const demoMembers: readonly DemoMember[] = rows.map(
  ([name, firstName, lastName, nickname, state, privacy, title]) => ({
    email: `${name}@example.com`,
    firstName,
    lastName,
    nickname,
    state,
    privacy,
    title,
  }),
)
