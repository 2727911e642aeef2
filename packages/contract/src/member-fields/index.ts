import {
  defineFact,
  GET,
  OneOf,
  operation,
  PUT,
  type Static,
  service,
  Text,
  Type,
} from '../kit/index.ts'

/** The type of a custom field. A DATE is a day (`2026-01-31`) or a moment, a URL an http or https address. */
export const memberFieldTypes = ['TEXT', 'NUMBER', 'DATE', 'URL', 'BOOLEAN'] as const
export type MemberFieldType = (typeof memberFieldTypes)[number]

/** A custom field of member profiles; its value is in `contact.customFields`. */
export const MemberField = Type.Object({
  /** Key in `contact.customFields`; unique in its site. */
  key: Text(1, 100, { pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]*$' }),
  /** The label for people. */
  name: Text(1, 100),
  type: OneOf(memberFieldTypes),
})
export type MemberField = Static<typeof MemberField>

export const MemberFieldsChanged = defineFact('member_fields.changed')

const MemberFields = Type.Object({ fields: Type.Array(MemberField, { maxItems: 100 }) })

/** The site's own fields of member profiles. */
export const memberFields = service({
  name: 'member-fields',
  summary: 'Custom fields of member profiles',
  mounts: ['/vitrine/v1'],
  operations: {
    getMemberFields: operation({
      route: GET('/member-fields'),
      permission: 'admin',
      summary: 'List the custom fields, in display order',
      request: Type.Object({}),
      response: MemberFields,
    }),
    setMemberFields: operation({
      route: PUT('/member-fields'),
      permission: 'admin',
      writes: true,
      summary:
        'Replace the list of custom fields; values of a removed field are hidden, not deleted',
      request: MemberFields,
      response: MemberFields,
      facts: [MemberFieldsChanged],
    }),
  },
})
