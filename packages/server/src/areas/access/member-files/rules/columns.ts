import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberLineField } from '@vitrine/contract/member-files'

/** The target of a column: a field, a part of an address, or a custom field of the site. */
export type Target =
  | { readonly kind: 'field'; readonly field: Exclude<MemberLineField, 'customFields'> }
  | { readonly kind: 'address'; readonly part: AddressPart }
  | { readonly kind: 'own'; readonly field: MemberField }

export type AddressPart =
  | 'addressLine'
  | 'addressLine2'
  | 'city'
  | 'subdivision'
  | 'country'
  | 'postalCode'

/** The columns of an export in order, followed by one column per custom field. */
export const exportColumns = [
  ...(['id', 'email', 'emailVerified', 'status', 'activityStatus', 'privacyStatus'] as const),
  ...(['nickname', 'slug', 'title', 'firstName', 'lastName', 'phones', 'emails'] as const),
  ...(['addresses', 'birthdate', 'company', 'jobTitle', 'photo', 'cover', 'roles'] as const),
  ...(['createdDate', 'lastLoginDate', 'passwordHash'] as const),
]

/** Prefix of the columns of custom fields, which no built-in column has. */
export const ownColumn = (key: string): string => `custom.${key}`

/** Column names of other systems, without case, blanks and punctuation. */
const fieldNames: Readonly<Record<string, (typeof exportColumns)[number]>> = {
  memberid: 'id',
  ...named('email', 'email mail emailaddress useremail loginemail login emailadresse'),
  ...named('emailVerified', 'emailverified verified emailconfirmed confirmed isverified'),
  ...named('status', 'status memberstatus accountstatus'),
  ...named('privacyStatus', 'privacystatus privacy'),
  ...named('nickname', 'nickname displayname username name anzeigename benutzername'),
  ...named('firstName', 'firstname givenname forename vorname'),
  ...named('lastName', 'lastname surname familyname nachname'),
  ...named('phones', 'phones phone phonenumber mobile mobilephone telephone telefon mobil'),
  ...named('emails', 'emails secondaryemails otheremails'),
  ...named('birthdate', 'birthdate birthday dateofbirth dob geburtstag geburtsdatum'),
  ...named('company', 'company organization organisation firma'),
  ...named('jobTitle', 'jobtitle position beruf'),
  ...named(
    'createdDate',
    'createddate createdat created dateadded datejoined registered registeredat',
  ),
  ...named('lastLoginDate', 'lastlogindate lastlogin lastsignedin lastsignedinat'),
  ...named('passwordHash', 'passwordhash password hash passworddigest encryptedpassword userpass'),
  ...Object.fromEntries(exportColumns.map((field) => [plain(field), field])),
}

const addressNames: Readonly<Record<string, AddressPart>> = {
  ...parts('addressLine', 'address addressline addressline1 address1 street strasse'),
  ...parts('addressLine2', 'addressline2 address2'),
  ...parts('city', 'city town ort stadt'),
  ...parts('subdivision', 'subdivision state province region bundesland'),
  ...parts('country', 'country countrycode land'),
  ...parts('postalCode', 'postalcode postcode zip zipcode plz'),
}

/** The target of a column; undefined when it is ignored. */
export function targetOf(name: string, ownFields: readonly MemberField[]): Target | undefined {
  const own = ownFields.find(({ key }) => ownColumn(key) === name.trim())
  if (own) return { kind: 'own', field: own }
  const field = fieldNames[plain(name)]
  if (field) return { kind: 'field', field }
  const part = addressNames[plain(name)]
  if (part) return { kind: 'address', part }
  const called = ownFields.find((one) => plain(one.name) === plain(name) || one.key === name.trim())
  return called && { kind: 'own', field: called }
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '')
}

function named(field: (typeof exportColumns)[number], names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, field]))
}
function parts(part: AddressPart, names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, part]))
}
