import { InvalidRevision } from '../catalog/index.ts'
import { DELETE, GET, Guid, Omittable, operation, POST, service, Text, Type } from '../kit/index.ts'
import * as errors from './errors.ts'
import * as facts from './facts.ts'
import * as schemas from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const read = { permission: 'admin' } as const
const write = { permission: 'admin', writes: true } as const
const byId = Type.Object({ id: Guid() })
const nothing = Type.Object({})

/** Groups, regions and rates, which determine the tax of a product at a place. */
export const taxes = service({
  name: 'taxes',
  summary: 'Taxes: groups, regions, rates',
  mounts: ['/vitrine/v1/taxes'],
  operations: {
    listTaxes: operation({
      ...read,
      route: GET(''),
      summary: 'List all tax groups, exempt groups, regions and rates of the site, oldest first',
      request: Type.Object({}),
      response: Type.Object({
        groups: Type.Array(schemas.TaxGroupRecord),
        exemptGroups: Type.Array(schemas.TaxExemptGroupRecord),
        regions: Type.Array(schemas.TaxRegionRecord),
        rates: Type.Array(schemas.TaxRateRecord),
      }),
    }),
    listPublishedRates: operation({
      ...read,
      route: GET('/published-rates'),
      summary:
        'List the VAT rates of the EU, the United Kingdom, Switzerland and Norway, with their dates',
      description:
        'Merchants may enter other rates for their regions. Which goods a reduced rate covers is the law of each country.',
      request: Type.Object({
        /** A territory, such as `DE` or `PT-20`; all of them when absent. */
        territory: Omittable(Text(2, 20)),
        /** Only rates in force on this day. */
        day: Omittable(schemas.Day()),
      }),
      response: Type.Object({
        /** The table contains rates in force or enacted on this day. */
        asOf: schemas.Day(),
        rates: Type.Array(schemas.PublishedRate),
      }),
    }),
    saveTaxGroup: operation({
      ...write,
      route: POST('/groups'),
      summary: 'Create a tax group, or change one by its id and revision',
      request: Type.Object({ group: schemas.TaxGroupToSave }),
      response: Type.Object({ group: schemas.TaxGroupRecord }),
      errors: [
        errors.TaxGroupNotFound,
        errors.SystemTaxGroup,
        errors.TooManyTaxRecords,
        InvalidRevision,
      ],
      facts: [facts.TaxGroupCreated, facts.TaxGroupUpdated],
    }),
    deleteTaxGroup: operation({
      ...write,
      route: DELETE('/groups/{id}'),
      summary: 'Delete a tax group without rates',
      description: 'Its products are taxed like products without a tax group.',
      request: byId,
      response: nothing,
      errors: [errors.TaxGroupNotFound, errors.SystemTaxGroup, errors.TaxGroupInUse],
      facts: [facts.TaxGroupDeleted],
    }),
    saveTaxRegion: operation({
      ...write,
      route: POST('/regions'),
      summary: 'Create a tax region, or change one by its id and revision',
      request: Type.Object({ region: schemas.TaxRegionToSave }),
      response: Type.Object({ region: schemas.TaxRegionRecord }),
      errors: [
        errors.TaxRegionNotFound,
        errors.TaxRegionExists,
        errors.CalculatorNotSupported,
        errors.InvalidSubdivision,
        errors.SubdivisionsNotSupported,
        errors.TooManyTaxRecords,
        InvalidRevision,
      ],
      facts: [facts.TaxRegionCreated, facts.TaxRegionUpdated],
    }),
    deleteTaxRegion: operation({
      ...write,
      route: DELETE('/regions/{id}'),
      summary: 'Delete a tax region with its rates; the site no longer collects tax there',
      request: byId,
      response: nothing,
      errors: [errors.TaxRegionNotFound],
      facts: [facts.TaxRegionDeleted, facts.TaxRateDeleted],
    }),
    saveTaxRate: operation({
      ...write,
      route: POST('/rates'),
      summary: 'Create a tax rate, or change one by its id and revision',
      description: 'Invalid dates, and a last day before the first, are violations of their field.',
      request: Type.Object({ rate: schemas.TaxRateToSave }),
      response: Type.Object({ rate: schemas.TaxRateRecord }),
      errors: [
        errors.TaxRateNotFound,
        errors.TaxRateExists,
        errors.TaxGroupNotFound,
        errors.TaxRegionNotFound,
        errors.TaxExemptGroupNotFound,
        errors.TooManyTaxRecords,
        InvalidRevision,
      ],
      facts: [facts.TaxRateCreated, facts.TaxRateUpdated],
    }),
    deleteTaxRate: operation({
      ...write,
      route: DELETE('/rates/{id}'),
      summary: 'Delete a tax rate',
      request: byId,
      response: nothing,
      errors: [errors.TaxRateNotFound],
      facts: [facts.TaxRateDeleted],
    }),
    saveTaxExemptGroup: operation({
      ...write,
      route: POST('/exempt-groups'),
      summary: 'Create a group of buyers with other rates, or change one by its id and revision',
      request: Type.Object({ exemptGroup: schemas.TaxExemptGroupToSave }),
      response: Type.Object({ exemptGroup: schemas.TaxExemptGroupRecord }),
      errors: [errors.TaxExemptGroupNotFound, errors.TooManyTaxRecords, InvalidRevision],
      facts: [facts.TaxExemptGroupCreated, facts.TaxExemptGroupUpdated],
    }),
    deleteTaxExemptGroup: operation({
      ...write,
      route: DELETE('/exempt-groups/{id}'),
      summary: 'Delete a group of buyers and remove it from rates',
      request: byId,
      response: nothing,
      errors: [errors.TaxExemptGroupNotFound],
      facts: [facts.TaxExemptGroupDeleted, facts.TaxRateUpdated],
    }),
    testTaxAddress: operation({
      ...read,
      route: POST('/test-address'),
      summary: 'Test which tax applies at an address, group by group, and why',
      request: Type.Object({
        address: schemas.TaxAddress,
        /** The day of the sale; today when absent. */
        day: Omittable(schemas.Day()),
        /** A VAT id of the buyer, which is judged by its form and check digits and not stored. */
        buyerVatId: Omittable(Text(1, 50)),
        taxExemptGroupId: Omittable(Guid()),
      }),
      response: Type.Object({
        taxes: Type.Array(schemas.AppliedTax),
        vatId: Type.Optional(schemas.VatIdCheck),
      }),
    }),
    checkVatId: operation({
      ...write,
      route: POST('/vat-ids'),
      summary: 'Check a buyer’s VAT id and store the result',
      description:
        'Its form and check digits are checked here. Who has asked the authority passes what it said as `confirmed`.',
      request: Type.Object({
        vatId: Text(1, 50),
        confirmed: Omittable(
          Type.Object({
            isValid: Type.Boolean(),
            /** The authority's number of the consultation. */
            reference: Text(0, 200),
          }),
        ),
      }),
      response: Type.Object({ vatId: schemas.VatIdCheck }),
      facts: [facts.VatIdChecked],
    }),
  },
})
