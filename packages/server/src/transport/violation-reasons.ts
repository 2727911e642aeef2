import type { FieldViolation } from '@vitrine/contract/kit'
import { because, englishOf, type Reason } from '@vitrine/contract/reasons'

type Limits = Readonly<Record<string, unknown>>

/** A violated rule as a reason; undefined where the rule says more than its code. */
export function reasonOfViolation(violation: FieldViolation): Reason | undefined {
  const { description, data } = violation
  return candidatesOf(violation, data).find((one) => englishOf(one) === description)
}

function candidatesOf({ violatedRule }: FieldViolation, data: Limits): readonly Reason[] {
  const threshold = String(data.threshold ?? '')
  const [min, max] = [{ min: threshold }, { max: threshold }]
  switch (violatedRule) {
    case 'REQUIRED_FIELD':
      return [because('REQUIRED')]
    case 'FIELD_NOT_ALLOWED':
      return [because('UNKNOWN_FIELD')]
    case 'MIN_LENGTH':
      return [because('MIN_LENGTH', min)]
    case 'MAX_LENGTH':
      return [because('MAX_LENGTH', max)]
    case 'MIN_SIZE':
      return [because('MIN_SIZE', min)]
    case 'MAX_SIZE':
      return [because('MAX_SIZE', max)]
    case 'MIN':
      return [because('MIN', min), because('ABOVE', min)]
    case 'DECIMAL_GTE':
      return [because('MIN', min)]
    case 'MAX':
    case 'DECIMAL_LTE':
      return [because('MAX', max)]
    case 'DECIMAL_MAX_SCALE':
      return [because('AMOUNT_DECIMALS', max)]
    case 'INVALID_ENUM_VALUE':
      return allowedOf(data)
    case 'FORMAT':
      return formatsOf(data)
    case 'ONE_OF_ALIGNMENT':
      return [because('ONE_ADDRESS_LINE')]
    default:
      return othersOf(data)
  }
}

const allowedOf = ({ allowedValues, allowedValue }: Limits): readonly Reason[] => [
  because('ONE_OF', { allowed: Array.isArray(allowedValues) ? allowedValues.join(', ') : '' }),
  because('EXACTLY', { allowed: String(allowedValue) }),
]

const formatsOf = ({ type }: Limits): readonly Reason[] => [
  because('TYPE', { type: String(type) }),
  because('AMOUNT'),
  because('AMOUNT_DIGITS'),
  because('EMAIL'),
  because('GUID'),
  because('MOMENT'),
  because('WEB_ADDRESS'),
  because('DAY'),
  because('DAY_OR_MOMENT'),
  because('NOT_NUMBER'),
  because('NOT_BOOLEAN'),
  because('SHORT_TEXT'),
  because('PATTERN'),
  because('NO_FORM_FITS'),
  because('UNSTORABLE_TEXT'),
]

const othersOf = ({ fields }: Limits): readonly Reason[] =>
  Array.isArray(fields) ? [because('WEB_ADDRESSES', { fields: fields.join(', ') })] : []
