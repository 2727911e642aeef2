import type { DemoMember, DemoMemberState } from './types.ts'

const people: readonly [string, string, string, DemoMemberState, boolean][] = [
  ['Grace', 'Okafor', 'grace', 'approved', true],
  ['Léa', 'Fontaine', 'lea', 'approved', true],
  ['Søren', 'Ægidius', 'soren', 'approved', false],
  ['美咲', '田中', 'misaki', 'approved', true],
  ['Zoë', 'van der Meer', 'zoe', 'approved', true],
  ['Bartholomäus-Maximilian', 'von und zu Freyberg-Eisenberg', 'bartholomaeus', 'approved', false],
  ['أمينة', 'الخطيب', 'amina', 'approved', true],
  ['יעל', 'כהן', 'yael', 'approved', true],
  ['Nguyễn', 'Thị Ánh', 'anh', 'approved', true],
  ['Kwame', 'Mensah', 'kwame', 'approved', false],
  ['Ingrid', 'Solberg', 'ingrid', 'approved', true],
  ['O’Neil', 'D’Arcy', 'oneil', 'approved', true],
  ['Priya', 'Raghunathan', 'priya', 'pending', false],
  ['Tomás', 'Ferreira', 'tomas', 'pending', false],
  ['Wiktoria', 'Żółć', 'wiktoria', 'pending', false],
  ['Emoji', '🏺 Collector', 'collector', 'muted', true],
  ['Loud', 'Larry', 'larry', 'muted', true],
  ['Spam', 'Sender', 'spam', 'blocked', false],
  ['Fake', 'Buyer', 'fake', 'blocked', false],
  ['Gone', 'Since May', 'gone', 'offline', false],
]

/** People of the demo shop, in every state a member can be in. */
export const demoMembers: readonly DemoMember[] = people.map(
  ([firstName, lastName, local, state, isPublic]) => ({
    firstName,
    lastName,
    nickname: `${firstName} ${lastName}`,
    email: `${local}@example.com`,
    state,
    isPublic,
  }),
)
