import { OneOf, type Static, Text, Type } from '../kit/index.ts'
import { addableFactorTypes, catalogVersions } from '../vocabulary/index.ts'
import {
  AbandonedCheckoutSettings,
  BackInStockSettings,
  CartSettings,
  commerceDefaults,
  GiftCardSettings,
  NewsletterSettings,
  OrderSettings,
  PriceDropSettings,
  ProductFeedSettings,
  ReviewSettings,
  StoreCreditSettings,
  TaxSettings,
} from './commerce-settings.ts'

const noExtraFields = { additionalProperties: false } as const
const Count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })
const Switch = () => Type.Boolean()

/** Rules for new passwords. */
const PasswordPolicy = {
  /** Fewest characters, 4–64. */
  minLength: Count(4, 64),
  /** Rejects the most common passwords. */
  refuseCommon: Switch(),
  /** Refuses the e-mail address and the name of the site. */
  refuseOwnNames: Switch(),
}

/** The captcha that register and login require. */
const Captcha = {
  /** `invisible` and `visible` are the kind that clients show. */
  mode: OneOf(['off', 'invisible', 'visible']),
  /** The built-in proof of work, or any service with a siteverify API. */
  provider: OneOf(['proof-of-work', 'siteverify']),
  /** Public keys of the service, for the visible and the invisible kind. */
  siteKey: Text(0, 200),
  invisibleSiteKey: Text(0, 200),
  /** The address that verifies a token; https. */
  verifyUrl: Text(0, 2048),
  /** The service's script, which the site's own pages load to show its widget; https. */
  scriptUrl: Text(0, 2048),
  /** Difficulty of the proof of work: the largest number to try, 1,000–10,000,000. */
  difficulty: Count(1000, 10_000_000),
}

/** Second factors of members. */
const Factors = {
  /**
   * SMS and CALL are offered where the site has a gateway for them. WEBAUTHN, passkeys, are a way to sign in
   * by themselves as well.
   */
  allowed: Type.Array(OneOf(addableFactorTypes), { maxItems: 6, uniqueItems: true }),
  /** `always`: who has none adds one while signing in. */
  required: OneOf(['never', 'always']),
  /** How long a remembered device is spared the second factor; 0 remembers none. */
  rememberDeviceDays: Count(0, 365),
  /** Hours until a reset by staff takes effect, in which the account's owner can stop it; 0: immediately. */
  resetWaitHours: Count(0, 168),
}

/**
 * The request to a gateway for phone messages. `url`, `headers` and `body` may contain `{phone}`, `{text}`,
 * `{code}`, `{language}` and `{secret}`, each optionally with the suffix `:digits`, `:xml` or `:base64`; they
 * are escaped for their context (address, form, JSON, XML).
 */
const PhoneGateway = {
  /** https address on the public internet; empty: there is no gateway. */
  url: Text(0, 2048),
  method: OneOf(['POST', 'PUT', 'GET']),
  /** `Name: value`, one per line. `Content-Type` is the format of the body. */
  headers: Text(0, 4000),
  body: Text(0, 8000),
  /** Text that the response to an accepted message contains; empty: any 2xx response. */
  accepts: Text(0, 200),
}

/** How long a sign-in lasts. */
const Sessions = {
  accessTokenMinutes: Count(5, 1440),
  /** Counted from the last renewal. */
  refreshTokenDays: Count(1, 730),
  /** Between the proof and its exchange for tokens. */
  sessionTokenMinutes: Count(1, 60),
  /** How recent a sign-in must be to change credentials or delete the account. */
  recentProofMinutes: Count(1, 60),
}

/** Requirements for staff. */
const StaffRules = {
  /** Staff must sign in with a second factor, and add one first if they have none. */
  requireSecondFactor: Switch(),
}

/** How many attempts are looked at. */
const Limits = {
  /** Failed logins of one account from one network in a window, counted by all processes together. */
  failedLoginsPerAccount: Count(1, 100_000),
  /** Failed logins from one network in a window, counted by all processes together. */
  failedLoginsPerNetwork: Count(1, 1_000_000),
  windowMinutes: Count(1, 1440),
  /**
   * Multiplies the rate limits of operations per network and minute, for example for a school, an office or a
   * load test. Each process counts separately.
   */
  callsPerMinuteFactor: Count(1, 10_000),
}

/** Addresses of external pages; empty: the site has no such page. */
const RedirectTemplates = {
  /** Placeholder: `{checkoutId}`. */
  ecomCheckout: Text(0, 2048),
  /** Placeholder: `{paymentRequestId}`. */
  ecomOrderPaymentRequest: Text(0, 2048),
  /** Placeholder: `{serviceId}`. */
  bookingsCheckout: Text(0, 2048),
  /** Placeholder: `{resourceId}`. */
  bookingsBook: Text(0, 2048),
  /** Placeholders: `{eventSlug}` and `{reservationId}`. */
  eventsCheckout: Text(0, 2048),
  /** Placeholder: `{planId}`. */
  paidPlansCheckout: Text(0, 2048),
}

/** The sender of a site's mail; empty: the installation's own sender and server. */
const MailSender = { senderName: Text(0, 100), senderAddress: Text(0, 254) }

/** Limits of products. */
const CatalogSettings = {
  /** Maximum number of variants of a product, 1,000–10,000; published clients expect no more than 1,000. */
  variantsPerProduct: Count(1000, 10_000),
}

/** The base addresses of pictures and videos, in catalog V1; catalog V3 returns ids. */
const MediaSettings = {
  /**
   * `own`: the shop's public address. `published`: the hosts `static.wixstatic.com` and
   * `video.wixstatic.com`, in the format that media helpers of published clients parse. Only for websites
   * that redirect these hosts to the shop.
   */
  addresses: OneOf(['own', 'published']),
}

/** The stock that visitors get from `inventory-items/query`. Products of dialect V1 always show quantities. */
const InventorySettings = {
  /**
   * `exact`: the quantity itself; `bounded`: never more than `shownQuantityLimit`, and never below zero;
   * `hidden`: only whether it is in stock.
   */
  shownQuantity: OneOf(['exact', 'bounded', 'hidden']),
  /** The largest quantity that `bounded` shows, 1–99,999. */
  shownQuantityLimit: Count(1, 99_999),
}

/** How search texts are interpreted. */
const SearchSettings = {
  /**
   * Groups of 2–10 synonyms, such as `["sofa", "couch"]`; at most 200 groups, and 1–50 characters per word.
   */
  synonyms: Type.Array(Type.Array(Text(1, 50), { minItems: 2, maxItems: 10 }), { maxItems: 200 }),
  /**
   * Filters of product lists, by the keys of facets such as `brand` or `option.colour`, in this order,
   * followed by all other facets. Not shown: not available to shoppers. Empty: all, in default order.
   */
  filters: Type.Array(Type.Object({ facet: Text(1, 120), shown: Switch() }, noExtraFields), {
    maxItems: 200,
  }),
}

/** How long the change history is stored; deleted entries cannot be undone. */
const HistorySettings = {
  /** In days; the feed of changes and webhooks go back no further either. */
  keepDays: Count(30, 3650),
}

/** The visibility of the shop. */
const StorefrontSettings = {
  /**
   * Whether visitors see the shop and can buy. Until then its pages announce the opening, and checkouts and
   * orders of visitors and members are refused with SHOP_NOT_OPEN, except in a preview. Existing orders can
   * still be paid, tracked and returned.
   */
  open: Switch(),
}

/** The setup guide on the first screen of the dashboard. */
const SetupGuideSettings = {
  /** Whether the guide was dismissed. */
  dismissed: Switch(),
}

/** How pages and mails of a site look. */
const Branding = {
  /** Address of a picture; empty shows the name. */
  logoUrl: Text(0, 2048),
  /** `#rrggbb`; empty for the product's default. */
  accentColor: Type.String({ pattern: '^(#[0-9a-fA-F]{6})?$' }),
}

const plain = {
  /** Name of the shop, 1–80 characters. */
  name: Text(1, 80),
  /** One sentence under the name, up to 160 characters. */
  tagline: Text(0, 160),
  /** ISO 4217 code of every price. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** BCP 47 language tag; determines the format of prices and dates. */
  locale: Text(2, 35),
  /** Which catalog dialect the site declares. */
  catalogVersion: OneOf(catalogVersions),
  /**
   * Which dialects answer: `both`; `declared-only`, the one that `catalogVersion` names, whatever it will be;
   * or a list of them. The other one answers 428 (catalog contract, section 10).
   */
  catalogDialects: Type.Union([
    OneOf(['both', 'declared-only']),
    Type.Array(OneOf(['V1', 'V3']), { minItems: 1, maxItems: 2, uniqueItems: true }),
  ]),
  /** New members wait until an owner approves them. */
  requireOwnerApproval: Switch(),
  /** New members prove their address with a mailed code. */
  requireEmailVerification: Switch(),
  /**
   * `private`: registering, signing in and asking for a new password answer the same, whether or not an
   * address has an account; its owner learns it by mail. Registering then always proves the address.
   */
  signInPrivacy: OneOf(['standard', 'private']),
  /** Whether changing the password needs a recent sign-in, as every change of a factor does. */
  passwordChange: OneOf(['fresh-sign-in', 'open']),
}

/** The settings of a site. Unknown keys are refused by name, at every depth. */
export const SiteSettings = Type.Object(
  {
    ...plain,
    passwordPolicy: Type.Object(PasswordPolicy, noExtraFields),
    /** `hasSecret`: whether the service's secret is set; the secret itself is never shown. */
    captcha: Type.Object({ ...Captcha, hasSecret: Switch() }, noExtraFields),
    factors: Type.Object(Factors, noExtraFields),
    /** Messages to phones; `hasSecret`: whether a gateway's secret is set, which is never shown. */
    smsGateway: Type.Object({ ...PhoneGateway, hasSecret: Switch() }, noExtraFields),
    callGateway: Type.Object({ ...PhoneGateway, hasSecret: Switch() }, noExtraFields),
    sessions: Type.Object(Sessions, noExtraFields),
    staff: Type.Object(StaffRules, noExtraFields),
    limits: Type.Object(Limits, noExtraFields),
    redirectTemplates: Type.Object(RedirectTemplates, noExtraFields),
    /** `hasSmtpUrl`: whether the site has a mail server; its address is never shown. */
    mail: Type.Object({ ...MailSender, hasSmtpUrl: Switch() }, noExtraFields),
    branding: Type.Object(Branding, noExtraFields),
    storefront: Type.Object(StorefrontSettings, noExtraFields),
    setupGuide: Type.Object(SetupGuideSettings, noExtraFields),
    catalog: Type.Object(CatalogSettings, noExtraFields),
    media: Type.Object(MediaSettings, noExtraFields),
    inventory: Type.Object(InventorySettings, noExtraFields),
    search: Type.Object(SearchSettings, noExtraFields),
    history: Type.Object(HistorySettings, noExtraFields),
    taxes: Type.Object(TaxSettings, noExtraFields),
    orders: Type.Object(OrderSettings, noExtraFields),
    carts: Type.Object(CartSettings, noExtraFields),
    abandonedCheckouts: Type.Object(AbandonedCheckoutSettings, noExtraFields),
    backInStock: Type.Object(BackInStockSettings, noExtraFields),
    priceDrops: Type.Object(PriceDropSettings, noExtraFields),
    newsletter: Type.Object(NewsletterSettings, noExtraFields),
    giftCards: Type.Object(GiftCardSettings, noExtraFields),
    storeCredit: Type.Object(StoreCreditSettings, noExtraFields),
    reviews: Type.Object(ReviewSettings, noExtraFields),
    productFeeds: Type.Object(ProductFeedSettings, noExtraFields),
  },
  noExtraFields,
)
export type SiteSettings = Static<typeof SiteSettings>

const part = <P extends Parameters<typeof Type.Object>[0]>(properties: P) =>
  Type.Optional(Type.Partial(Type.Object(properties), noExtraFields))

/**
 * A change of settings: absent keys stay unchanged, at every depth. `captcha.secret`, `mail.smtpUrl` and the
 * secrets of gateways are write-only; an empty one is deleted.
 */
export const SiteSettingsChanges = Type.Object(
  {
    ...Type.Partial(Type.Object(plain)).properties,
    passwordPolicy: part(PasswordPolicy),
    captcha: part({ ...Captcha, secret: Text(0, 500) }),
    factors: part(Factors),
    smsGateway: part({ ...PhoneGateway, secret: Text(0, 2000) }),
    callGateway: part({ ...PhoneGateway, secret: Text(0, 2000) }),
    sessions: part(Sessions),
    staff: part(StaffRules),
    limits: part(Limits),
    redirectTemplates: part(RedirectTemplates),
    mail: part({ ...MailSender, smtpUrl: Text(0, 500) }),
    branding: part(Branding),
    storefront: part(StorefrontSettings),
    setupGuide: part(SetupGuideSettings),
    catalog: part(CatalogSettings),
    media: part(MediaSettings),
    inventory: part(InventorySettings),
    search: part(SearchSettings),
    history: part(HistorySettings),
    taxes: part(TaxSettings),
    orders: part(OrderSettings),
    carts: part(CartSettings),
    abandonedCheckouts: part(AbandonedCheckoutSettings),
    backInStock: part(BackInStockSettings),
    priceDrops: part(PriceDropSettings),
    newsletter: part(NewsletterSettings),
    giftCards: part(GiftCardSettings),
    storeCredit: part(StoreCreditSettings),
    reviews: part(ReviewSettings),
    productFeeds: part(ProductFeedSettings),
  },
  noExtraFields,
)
export type SiteSettingsChanges = Static<typeof SiteSettingsChanges>

const emptyGateway = {
  url: '',
  method: 'POST',
  headers: '',
  body: '',
  accepts: '',
  hasSecret: false,
} as const

export const defaultSettings: SiteSettings = {
  name: 'Vitrine',
  tagline: '',
  currency: 'USD',
  locale: 'en-US',
  catalogVersion: 'V1_CATALOG',
  catalogDialects: 'both',
  requireOwnerApproval: false,
  requireEmailVerification: false,
  signInPrivacy: 'standard',
  passwordChange: 'fresh-sign-in',
  passwordPolicy: { minLength: 8, refuseCommon: true, refuseOwnNames: true },
  captcha: {
    mode: 'off',
    provider: 'proof-of-work',
    siteKey: '',
    invisibleSiteKey: '',
    verifyUrl: '',
    scriptUrl: '',
    difficulty: 100_000,
    hasSecret: false,
  },
  factors: {
    allowed: ['TOTP', 'EMAIL', 'WEBAUTHN'],
    required: 'never',
    rememberDeviceDays: 30,
    resetWaitHours: 24,
  },
  smsGateway: emptyGateway,
  callGateway: emptyGateway,
  sessions: {
    accessTokenMinutes: 240,
    refreshTokenDays: 365,
    sessionTokenMinutes: 10,
    recentProofMinutes: 5,
  },
  staff: { requireSecondFactor: false },
  limits: {
    failedLoginsPerAccount: 10,
    failedLoginsPerNetwork: 100,
    windowMinutes: 15,
    callsPerMinuteFactor: 1,
  },
  redirectTemplates: {
    ecomCheckout: '',
    ecomOrderPaymentRequest: '',
    bookingsCheckout: '',
    bookingsBook: '',
    eventsCheckout: '',
    paidPlansCheckout: '',
  },
  mail: { senderName: '', senderAddress: '', hasSmtpUrl: false },
  branding: { logoUrl: '', accentColor: '' },
  storefront: { open: true },
  setupGuide: { dismissed: false },
  catalog: { variantsPerProduct: 10_000 },
  media: { addresses: 'own' },
  inventory: { shownQuantity: 'bounded', shownQuantityLimit: 100 },
  search: { synonyms: [], filters: [] },
  history: { keepDays: 30 },
  ...commerceDefaults,
}
