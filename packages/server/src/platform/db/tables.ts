// Generated from the migrated database: change a migration and run `npm run db tables`.

import type { ColumnType } from 'kysely'

/** Filled in by the database when an insert leaves it out. */
export type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>

/** Written by the database alone. */
export type GeneratedAlways<T> = ColumnType<T, never, never>

/** An instant. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Read as the parsed value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>

export interface AbandonedCheckouts {
  site_id: string
  id: string
  revision: Generated<number>
  status: string
  checkout_id: string
  is_cart: boolean
  cart_id: string | null
  restored_cart_id: string | null
  order_id: string | null
  visitor_id: string | null
  member_id: string | null
  contact_id: string | null
  email: string
  contact: Json | null
  buyer_name: string
  language: string
  override_checkout_url: string | null
  currency: string
  total_minor: number
  totals: Json
  lines: Json
  discounts: Json
  codes: string[]
  has_consent: boolean
  activities: Generated<Json>
  mails_sent: Generated<number>
  mail_due_date: Timestamp | null
  touched_date: Timestamp
  abandoned_date: Timestamp
  created_date: Timestamp
  updated_date: Timestamp
  recovered_date: Timestamp | null
}

export interface ApiKeys {
  site_id: string
  id: string
  name: string
  key_hash: Buffer
  hint: string
  scopes: Generated<string[]>
  created_date: Generated<Timestamp>
  expires_date: Timestamp | null
  last_used_date: Timestamp | null
  revoked_date: Timestamp | null
}

export interface AppAuthorizationCodes {
  site_id: string
  code_hash: Buffer
  client_id: string
  expires_date: Timestamp
}

export interface Approvals {
  site_id: string
  id: string
  identity_id: string
  state_hash: Buffer
  number: string
  state: string
  tries_left: number
  requested_by: string | null
  user_agent: string
  network: string
  created_date: Timestamp
  expires_date: Timestamp
}

export interface AssignedRoles {
  site_id: string
  member_id: string
  role_key: string
  created_date: Timestamp
}

export interface AttemptCounters {
  site_id: string
  bucket: string
  key: string
  window_start: Timestamp
  count: number
}

export interface AuthenticationLog {
  site_id: string
  seq: GeneratedAlways<number>
  identity_id: string | null
  event: string
  reason: string | null
  network: Generated<string>
  user_agent: Generated<string>
  request_id: string
  at: Timestamp
}

export interface AuthorizationCodes {
  site_id: string
  code_hash: Buffer
  client_id: string
  identity_id: string
  code_challenge: string
  redirect_uri: string | null
  sign_in_id: string
  signed_in_date: Timestamp
  created_date: Timestamp
  expires_date: Timestamp
  used_date: Timestamp | null
  proofs: Generated<string[]>
  scope: Generated<string[]>
  nonce: string | null
}

export interface BackInStockRequests {
  site_id: string
  id: string
  product_id: string
  variant_id: string | null
  name: string
  choices: string
  email: string
  member_id: string | null
  language: string | null
  item_url: string | null
  status: string
  auto_notified: boolean | null
  created_date: Timestamp
  notified_date: Timestamp | null
  expires_date: Timestamp
}

export interface BankStatementLines {
  site_id: string
  id: string
  order_id: string
  amount_minor: number
  recorded_date: Timestamp
}

export interface BasketCounts {
  site_id: string
  day: string
  carts: number
  checkouts: number
}

export interface BoughtTogether {
  site_id: string
  product_id: string
  other_id: string
  order_count: number
}

export interface Brands {
  site_id: string
  id: string
  name: string
  revision: Generated<number>
  created_date: Timestamp
  updated_date: Timestamp
  deleted_date: Timestamp | null
}

export interface CartLines {
  site_id: string
  cart_id: string
  id: string
  position: number
  identity: string
  reference: Json | null
  custom_item: Json | null
  quantity: number
  seen_price: string | null
  seen_name: string
  created_date: Timestamp
  requested_quantity: number | null
  overrides: Json | null
}

export interface CartRequestKeys {
  site_id: string
  cart_id: string
  key: string
  body_hash: Buffer
  expires_date: Timestamp
}

export interface CartSignIns {
  site_id: string
  visitor_id: string
  member_id: string
  expires_date: Timestamp
}

export interface Carts {
  site_id: string
  id: string
  visitor_id: string | null
  member_id: string | null
  is_current: boolean
  revision: Generated<number>
  purchase_flow_id: string
  note: Generated<string>
  gift_message: Generated<string>
  email: string | null
  contact_id: string | null
  contact: Json | null
  codes: Generated<string[]>
  delivery_choice: Json | null
  override_checkout_url: string | null
  business_location_id: string | null
  extended_fields: Json | null
  created_date: Timestamp
  updated_date: Timestamp
  expires_date: Timestamp
  kind: Generated<string>
  checkout_id: string | null
  billing: Json | null
  tax_exempt_group_id: string | null
  settings: Json | null
  source: Json | null
  order_id: string | null
  ordered_date: Timestamp | null
  language: string | null
  abandoned: Generated<boolean>
  gift_cards: Generated<Json>
  use_store_credit: Generated<boolean>
  is_rehearsal: Generated<boolean>
}

export interface CatalogTotals {
  site_id: string
  product_count: number
  visible_product_count: number
}

export interface CheckoutLinks {
  site_id: string
  token_hash: Buffer
  checkout_id: string
  visitor_id: string | null
  member_id: string | null
  return_to: Json
  used_by: string | null
  created_date: Timestamp
  expires_date: Timestamp
}

export interface CheckoutSettings {
  site_id: string
  settings: Json
  created_date: Timestamp
  updated_date: Timestamp
}

export interface CheckoutTemplates {
  site_id: string
  id: string
  active: boolean
  items: Json
  custom_items: Json
  coupon_code: string
  customization: Json
  custom_content: Json | null
  external_reference: Json | null
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface Checkouts {
  site_id: string
  id: string
  source_cart_id: string | null
  state: string
  channel: string
  billing: Json | null
  delivery_choices: Generated<Json>
  custom_fields: Generated<Json>
  consents: Generated<Json>
  settings: Json | null
  external_reference: Json | null
  creator: Json
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  completed_date: Timestamp | null
  order_id: string | null
}

export interface ChoiceCombinations {
  site_id: string
  product_id: string
  choice_ids: string[]
  variant_count: number
  in_stock_count: number
  visible_count: number
}

export interface ChoiceMedia {
  site_id: string
  product_id: string
  choice_id: string
  media_id: string
  position: number
}

export interface ChoiceProducts {
  site_id: string
  option_name: string
  choice: string
  numeric_id: number
  product_id: string
  visible: boolean
}

export interface CollectionProducts {
  site_id: string
  collection_id: string
  product_id: string
  position: number
  numeric_id: number
  price: string
  paid_price: string
  visible: boolean
  arranged: number | null
  added_date: Timestamp
}

export interface Collections {
  site_id: string
  id: string
  parent_id: string | null
  revision: Generated<number>
  name: string
  slug: string
  description: Generated<string>
  visible: Generated<boolean>
  position: Generated<number>
  media_id: string | null
  product_count: Generated<number>
  visible_product_count: Generated<number>
  created_date: Timestamp
  updated_date: Timestamp
  ancestor_ids: Generated<string[]>
  handle: string | null
  rich_description: Json | null
  seo: Json | null
  managing_app_id: string | null
  extended_fields: Json | null
  hidden_from_menu: Generated<boolean>
  custom_fields: Generated<Json>
  subtitle: string | null
}

export interface Consents {
  site_id: string
  identity_id: string
  client_id: string
  scope: string[]
  created_date: Timestamp
  updated_date: Timestamp
}

export interface ContactMessages {
  site_id: string
  id: string
  name: string
  email: string
  phone: string
  body: string
  page_id: string | null
  member_id: string | null
  read_date: Timestamp | null
  created_date: Timestamp
  product_id: string | null
  variant_id: string | null
  product_name: Generated<string>
  choices: Generated<string>
}

export interface Credentials {
  site_id: string
  identity_id: string
  kind: string
  secret: string
  updated_date: Timestamp
}

export interface CurrencyRates {
  site_id: string
  base: string
  currency: string
  rate: string
  rate_date: string
}

export interface CustomFields {
  site_id: string
  id: string
  owner: string
  key: string
  name: string
  description: string
  type: string
  choices: Json
  required: boolean
  min_length: number | null
  max_length: number | null
  minimum: string | null
  maximum: string | null
  mask: string | null
  shown: boolean
  filterable: boolean
  searchable: boolean
  position: number
  created_date: Timestamp
  updated_date: Timestamp
  deleted_date: Timestamp | null
}

export interface CustomerEmails {
  site_id: string
  email: string
  customer_id: string
}

export interface CustomerOrders {
  site_id: string
  order_id: string
  customer_id: string
}

export interface CustomerSegments {
  site_id: string
  id: string
  name: string
  filter: Json
  created_date: Timestamp
  updated_date: Timestamp
}

export interface Customers {
  site_id: string
  id: string
  revision: Generated<number>
  member_id: string | null
  email: string | null
  name: Generated<string>
  country: string | null
  note: Generated<string>
  tags: Generated<string[]>
  orders: Generated<number>
  spent: Generated<Json>
  first_order_date: Timestamp | null
  last_order_date: Timestamp | null
  created_date: Timestamp
  updated_date: Timestamp
}

export interface CustomersDue {
  site_id: string
  kind: string
  id: string
  seq: GeneratedAlways<number>
}

export interface CustomizationChoices {
  site_id: string
  customization_id: string
  id: string
  position: number
  choice_type: string
  name: string
  key: string
  color_code: string | null
  added_price: string | null
  display_image: Json | null
  primary_choice_ids: Generated<string[]>
  color_codes: Generated<string[]>
  image: Json | null
}

export interface Customizations {
  site_id: string
  id: string
  kind: string
  render_type: string
  name: string
  key: string
  free_text: Json | null
  choice_order: Generated<string>
  revision: Generated<number>
  created_date: Timestamp
  updated_date: Timestamp
}

export interface DeletedMedia {
  site_id: string
  id: string
  storage_key: string | null
  replaced_by: string | null
  deleted_date: Timestamp
}

export interface DeliveryProfiles {
  site_id: string
  id: string
  name: string
  is_default: boolean
  regions: Json
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface DigitalFiles {
  site_id: string
  id: string
  file_name: string
  file_type: string
  bytes: number
  storage_key: string
  created_date: Timestamp
}

export interface DraftOrderVersions {
  site_id: string
  draft_id: string
  revision: number
  order_id: string | null
  member_id: string | null
  email: string | null
  content: Json
  names: Json
  replaced_date: Timestamp | null
}

export interface DraftOrders {
  site_id: string
  id: string
  revision: number
  status: string
  is_edit: boolean
  order_id: string | null
  currency: string
  lines: Json
  dropped: string[]
  discounts: Json
  fees: Json
  delivery: Json | null
  member_id: string | null
  email: string | null
  buyer_name: string
  shipping: Json | null
  billing: Json | null
  note: string
  tax_exempt: boolean
  language: string | null
  reason: string
  extended_fields: Json | null
  total_minor: number
  priced: Json
  proposal: Json | null
  creator: Json
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  updated_date: Timestamp
  expires_date: Timestamp | null
  applied_date: Timestamp | null
}

export interface DummyPasswordHashes {
  site_id: string
  cost: string
  dummy_hash: string
}

export interface ExportLinks {
  site_id: string
  id: string
  name: string
  token_hash: string
  only_visible: boolean
  every: string
  time_of_day: string | null
  weekday: number | null
  paused: Generated<boolean>
  next_date: Timestamp | null
  export_id: string | null
  running_export_id: string | null
  failures: Generated<number>
  created_date: Timestamp
  updated_date: Timestamp
  maker: Json | null
  content: Generated<string>
}

export interface Exports {
  site_id: string
  id: string
  format: string
  file_name: string
  storage_key: string
  filter: Json | null
  product_ids: string[] | null
  state: string
  products_total: number
  products_done: Generated<number>
  rows_done: Generated<number>
  bytes: Generated<number>
  failure: string | null
  actor: Json
  created_date: Timestamp
  started_date: Timestamp | null
  updated_date: Timestamp
  finished_date: Timestamp | null
  content: Generated<string>
}

export interface ExternalInvoices {
  site_id: string
  order_id: string
  id: string
  app_id: string
  created_date: Timestamp
}

export interface FactorResets {
  site_id: string
  identity_id: string
  token_hash: Buffer
  asked_date: Timestamp
  due_date: Timestamp
}

export interface Factors {
  site_id: string
  identity_id: string
  id: string
  type: string
  status: string
  sealed_secret: string | null
  sealed_pending: string | null
  last_step: number | null
  created_date: Timestamp
  last_used_date: Timestamp | null
}

export interface Facts {
  site_id: string
  seq: GeneratedAlways<number>
  id: string
  name: string
  entity: string
  entity_id: string
  before: Json | null
  after: Json | null
  actor: Json
  request_id: string
  job_id: string | null
  at: Timestamp
  changed_fields: string[] | null
  tx: Generated<string>
  is_rehearsal: Generated<boolean>
  traceparent: string | null
}

export interface FileDownloads {
  site_id: string
  id: string
  expires_date: Timestamp
}

export interface FileGrants {
  site_id: string
  product_id: string
  member_id: string
  end_date: Timestamp | null
  download_limit: number | null
  downloads: Generated<number>
  granted_date: Timestamp
}

export interface FulfillmentLines {
  site_id: string
  fulfillment_id: string
  line_id: string
  position: number
  quantity: number
}

export interface Fulfillments {
  site_id: string
  id: string
  order_id: string
  place: GeneratedAlways<number>
  revision: Generated<number>
  kind: string
  state: string
  completed: Generated<boolean>
  carrier: string | null
  tracking_number: string | null
  tracking_link: string | null
  fields: Json | null
  creator: Json
  mail_due_date: Timestamp | null
  mailed_date: Timestamp | null
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  updated_date: Timestamp
  cancelled_date: Timestamp | null
  location_id: string | null
}

export interface GiftCardMovements {
  site_id: string
  gift_card_id: string
  place: GeneratedAlways<number>
  kind: string
  amount_minor: number
  order_id: string | null
  order_number: number | null
  payment_id: string | null
  created_date: Timestamp
  transaction_id: string | null
  order_reference: string | null
}

export interface GiftCards {
  site_id: string
  id: string
  revision: number
  code_hash: Buffer
  sealed_code: string
  last_four: string
  currency: string
  initial_minor: number
  balance_minor: number
  disabled_date: Timestamp | null
  expiration_date: Timestamp | null
  recipient_name: string
  recipient_email: string | null
  sender_name: string
  message: string
  language: string
  send_date: Timestamp | null
  mailed_date: Timestamp | null
  note: string
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  updated_date: Timestamp
  origin: string | null
  breakage_minor: Generated<number>
  order_id: string | null
  order_line_id: string | null
  order_piece: number | null
  cancelled_date: Timestamp | null
}

export interface Identities {
  site_id: string
  id: string
  revision: Generated<number>
  email: string
  email_key: string
  email_verified: Generated<boolean>
  status: string
  reasons: Generated<string[]>
  profile: Generated<Json>
  created_date: Timestamp
  updated_date: Timestamp
  password_reset_needed: Generated<boolean>
}

export interface IdentityProviders {
  site_id: string
  id: string
  seq: GeneratedAlways<number>
  kind: string
  name: string
  icon: string
  is_enabled: boolean
  issuer: string
  authorization_url: string
  token_url: string
  user_url: string
  client_id: string
  client_proof: string
  sealed_secret: string | null
  scopes: string[]
  response_mode: string
  claims: Json
  vouches_for_emails: boolean
  registers: boolean
  email_domains: string[]
  created_date: Timestamp
  updated_date: Timestamp
}

export interface ImportDifferences {
  site_id: string
  import_id: string
  seq: GeneratedAlways<number>
  line: number
  handle: string
  product_name: string
  kind: string
  field: string
  variant: string | null
  key: string | null
  before_text: string | null
  after_text: string | null
}

export interface ImportMappings {
  site_id: string
  import_id: string
  header_key: string
  platform: string
  columns: Json
  remembered: boolean
}

export interface ImportPictures {
  site_id: string
  import_id: string
  source_url: string
  line: number
  column_name: string
  handle: string
}

export interface ImportReports {
  site_id: string
  import_id: string
  seq: GeneratedAlways<number>
  line: number
  column_name: string | null
  handle: string | null
  severity: string
  message: string
  cause: Json | null
}

export interface ImportSchedules {
  site_id: string
  id: string
  name: string
  url: string
  sealed_authorization: string | null
  format: string
  mapping: Json | null
  every: string
  time_of_day: string | null
  weekday: number | null
  paused: Generated<boolean>
  next_date: Timestamp | null
  queued_date: Timestamp | null
  failures: Generated<number>
  last_run: Json | null
  etag: string | null
  last_modified: string | null
  content_hash: string | null
  imported_rows: number | null
  last_import_id: string | null
  created_date: Timestamp
  updated_date: Timestamp
  failures_mailed_date: Timestamp | null
  guarded_share: Generated<number | null>
  guarded_change: Generated<number | null>
  waiting_prices: Json | null
}

export interface Imports {
  site_id: string
  id: string
  file_name: string
  storage_key: string
  bytes: number
  state: string
  rows_total: number | null
  rows_done: Generated<number>
  rows_failed: Generated<number>
  entries_done: Generated<number>
  products_created: Generated<number>
  products_updated: Generated<number>
  products_unchanged: Generated<number>
  failure: string | null
  actor: Json
  created_date: Timestamp
  started_date: Timestamp | null
  run_started_date: Timestamp | null
  run_started_rows: Generated<number>
  updated_date: Timestamp
  finished_date: Timestamp | null
  pictures_total: Generated<number>
  schedule_name: string | null
  failure_cause: Json | null
}

export interface InfoSections {
  site_id: string
  id: string
  revision: Generated<number>
  unique_name: string
  title: string
  description: Generated<string>
  document: string | null
  owned_by: string | null
  created_date: Timestamp
  updated_date: Timestamp
}

export interface InventoryChanges {
  site_id: string
  seq: GeneratedAlways<number>
  product_id: string
  variant_id: string
  reason: string
  delta: number
  quantity_after: number
  actor: Json
  request_id: string
  at: Timestamp
  batch_id: string
  reverts: number | null
  location_id: string
  preordered: Generated<number>
}

export interface InventoryItems {
  site_id: string
  product_id: string
  variant_id: string
  track_quantity: Generated<boolean>
  quantity: number | null
  in_stock: Generated<boolean>
  preorder_enabled: Generated<boolean>
  preorder_message: string | null
  preorder_limit: number | null
  revision: Generated<number>
  updated_date: Timestamp
  location_id: string
  absent: Generated<boolean>
  preorder_counter: Generated<number>
  extended_fields: Json | null
  created_date: Timestamp
  id: GeneratedAlways<string>
  availability: GeneratedAlways<string>
  has_own_date: Generated<boolean>
  is_drop: Generated<boolean>
  sells: Generated<boolean>
  preorder_ships_at: string | null
}

export interface InventoryReconciliations {
  site_id: string
  id: string
  state: string
  repair: string
  total: number
  checked: Generated<number>
  cursor: Generated<number>
  found: Generated<number>
  repaired: Generated<number>
  differences: Generated<Json>
  failure: string | null
  actor: Json
  created_date: Timestamp
  updated_date: Timestamp
  finished_date: Timestamp | null
}

export interface InvoiceCounters {
  site_id: string
  year: number
  next_number: number
}

export interface InvoiceSettings {
  site_id: string
  settings: Json
  updated_date: Timestamp
  revision: Generated<number>
}

export interface Invoices {
  site_id: string
  id: string
  kind: string
  year: number
  sequence: number
  number: string
  issue_date: string
  order_id: string
  order_number: number
  buyer_name: string
  currency: string
  total_minor: number
  content: Json
  corrects_id: string | null
  refund_id: string | null
  credited_minor: Generated<number>
  is_credited: Generated<boolean>
  mailed_date: Timestamp | null
  created_date: Timestamp
}

export interface Jobs {
  site_id: string
  id: string
  number: GeneratedAlways<number>
  kind: string
  input: Json
  state: string
  cursor: string | null
  total: number
  succeeded: Generated<number>
  failed: Generated<number>
  errors: Generated<Json>
  failure: string | null
  actor: Json
  created_date: Timestamp
  started_date: Timestamp | null
  run_started_date: Timestamp | null
  run_started_count: Generated<number>
  updated_date: Timestamp
  finished_date: Timestamp | null
  scheduled_date: Timestamp | null
  failure_cause: Json | null
}

export interface LaunchChecks {
  site_id: string
  name: string
  run_id: string
  state: string
  reason: string | null
  order_id: string | null
  order_number: string | null
  checked_date: Timestamp | null
}

export interface LedgerEntries {
  site_id: string
  order_id: string | null
  group_id: string
  position: number
  kind: string
  account: string
  detail: Generated<string>
  amount_minor: number
  currency: string
  created_date: Timestamp
  gift_card_id: string | null
  store_credit_id: string | null
  settlement_id: string | null
}

export interface LinkedSignIns {
  site_id: string
  provider_id: string
  subject: string
  identity_id: string
  account: string
  created_date: Timestamp
  last_used_date: Timestamp | null
}

export interface LocalDeliveryOptions {
  site_id: string
  id: string
  area_name: string
  area: Json
  estimated_delivery_time: string
  slots: Json
  active: boolean
  delivery_region_ids: string[]
  rates: Json
  free_from: string | null
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface Locations {
  site_id: string
  id: string
  revision: Generated<number>
  name: string
  created_date: Timestamp
  updated_date: Timestamp
}

export interface LoginSessions {
  site_id: string
  token_hash: Buffer
  identity_id: string
  client_id: string | null
  created_date: Timestamp
  expires_date: Timestamp
  proofs: Generated<string[]>
}

export interface MailTexts {
  site_id: string
  mail: string
  language: string
  texts: Json
  revision: number
  updated_date: Timestamp
}

export interface MailedCodes {
  site_id: string
  identity_id: string
  purpose: string
  id: string
  code_hash: Buffer
  tries_left: number
  created_date: Timestamp
  expires_date: Timestamp
}

export interface Mails {
  site_id: string
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  state: string
  failure: string | null
  created_date: Timestamp
  sent_date: Timestamp | null
  template: Generated<string>
  seq: GeneratedAlways<number>
  cleared_date: Timestamp | null
  unsubscribe_url: string | null
  is_rehearsal: Generated<boolean>
  reply_to: string | null
}

export interface Media {
  site_id: string
  id: string
  kind: string
  state: string
  file_name: Generated<string>
  mime: Generated<string>
  bytes: Generated<number>
  width: Generated<number>
  height: Generated<number>
  ground: string | null
  alt_text: Generated<string>
  source_url: string | null
  storage_key: string | null
  failure: string | null
  fetch_attempts: Generated<number>
  created_date: Timestamp
  duration_ms: number | null
  poster_id: string | null
  member_id: string | null
  focal_point: Json | null
}

export interface MemberBlocks {
  site_id: string
  blocker_id: string
  blocked_id: string
  created_date: Timestamp
}

export interface MemberExports {
  site_id: string
  job_id: string
  file_name: string
  storage_key: string
  format: string
  password_hashes: boolean
  bytes: Generated<number>
  created_date: Timestamp
  removed_date: Timestamp | null
}

export interface MemberFields {
  site_id: string
  key: string
  name: string
  type: string
  position: number
}

export interface MemberImportReports {
  site_id: string
  job_id: string
  seq: GeneratedAlways<number>
  line: number
  field: string | null
  severity: string
  reason: string
  cause: Json | null
}

export interface MemberImports {
  site_id: string
  job_id: string
  file_name: string
  storage_key: string
  format: string
  existing: string
  bytes: number
  created: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
}

export interface MemberRoles {
  site_id: string
  key: string
  title: string
  created_date: Timestamp
}

export interface Members {
  site_id: string
  id: string
  status: string
  privacy_status: Generated<string>
  activity_status: Generated<string>
  login_email: string
  login_email_verified: Generated<boolean>
  contact_id: string
  first_name: string | null
  last_name: string | null
  nickname: string | null
  slug: string
  title: string | null
  photo: Json | null
  cover: Json | null
  contact: Generated<Json>
  created_date: Timestamp
  updated_date: Timestamp
  last_login_date: Timestamp | null
}

export interface Navigation {
  site_id: string
  navigation: Json
  revision: number
  updated_date: Timestamp
}

export interface NewsletterSubscribers {
  site_id: string
  id: string
  email: string
  language: string
  page_id: string | null
  consent_text: string
  requested_date: Timestamp
  confirmed_date: Timestamp | null
  unsubscribed_date: Timestamp | null
  expires_date: Timestamp | null
  source: Generated<string>
  order_number: string | null
  request: Json | null
}

export interface OauthClients {
  site_id: string
  id: string
  name: string
  description: Generated<string>
  login_url: string | null
  logout_url: string | null
  allowed_redirect_uris: Generated<string[]>
  allowed_redirect_domains: Generated<string[]>
  application_type: Generated<string>
  created_date: Generated<Timestamp>
  is_own: Generated<boolean>
  is_third_party: Generated<boolean>
  post_logout_redirect_uris: Generated<string[]>
  allowed_scopes: Generated<string[]>
  app_scopes: Generated<string[]>
  secret_hash: Buffer | null
  secret_hint: string | null
  secret_date: Timestamp | null
}

export interface OauthStates {
  site_id: string
  state_hash: Buffer
  provider_id: string
  browser_hash: Buffer
  nonce: string
  sealed_verifier: string
  redirect_uri: string
  return_to: string
  identity_id: string | null
  expires_date: Timestamp
}

export interface OrderActivities {
  site_id: string
  order_id: string
  id: string
  kind: string
  place: GeneratedAlways<number>
  actor: Json
  content: Generated<Json>
  created_date: Timestamp
}

export interface OrderCounters {
  site_id: string
  next_number: number
  next_rehearsal: Generated<number>
}

export interface OrderImportReports {
  site_id: string
  job_id: string
  seq: GeneratedAlways<number>
  line: number
  field: string | null
  severity: string
  reason: string
  cause: Json | null
}

export interface OrderImports {
  site_id: string
  job_id: string
  file_name: string
  storage_key: string
  format: string
  dry_run: boolean
  bytes: number
  created: Generated<number>
  unchanged: Generated<number>
}

export interface OrderLines {
  site_id: string
  order_id: string
  id: string
  position: number
  product_id: string | null
  variant_id: string | null
  reference: Json | null
  name: string
  description_lines: Generated<Json>
  image: Json | null
  sku: string | null
  kind: string
  shippable: boolean
  weight: string | null
  quantity: number
  price: Json
  taken: Generated<number>
  preordered: Generated<number>
  restocked: Generated<number>
  refunded: Generated<number>
  fulfilled: Generated<number>
  returned: Generated<number>
  payment: Json | null
  sources: Generated<Json>
  preorder: Json | null
}

export interface OrderPrices {
  site_id: string
  order_id: string
  engine_version: string
  snapshot_hash: string
  snapshot: Json
  trace: Json
}

export interface Orders {
  site_id: string
  id: string
  number: number
  revision: Generated<number>
  state: string
  payment_state: string
  fulfillment_state: string
  channel: string
  visitor_id: string | null
  member_id: string | null
  email: string | null
  buyer_name: Generated<string>
  checkout_id: string | null
  cart_id: string | null
  purchase_flow_id: string | null
  currency: string
  prices_include_tax: boolean
  total_minor: number
  totals: Json
  discounts: Generated<Json>
  delivery: Generated<Json>
  taxes: Generated<Json>
  shipping: Json | null
  billing: Json | null
  note: Generated<string>
  gift_message: Generated<string>
  custom_fields: Generated<Json>
  consents: Generated<Json>
  language: string
  tags: Generated<string[]>
  archived: Generated<boolean>
  seen: Generated<boolean>
  creator: Json
  pay_until_date: Timestamp | null
  created_date: Timestamp
  updated_date: Timestamp
  placed_date: Timestamp | null
  purchased_date: Timestamp | null
  external_reference: Json | null
  public_tags: Generated<string[]>
  fees: Generated<Json>
  attribution: Generated<string>
  extended_fields: Json | null
  hold: Json | null
  staff_fields: Generated<Json>
  imported_date: Timestamp | null
  pay_later_minor: Generated<number>
  is_rehearsal: Generated<boolean>
}

export interface PageDocuments {
  site_id: string
  page_id: string
  vector: string
  language: string
}

export interface PageWords {
  site_id: string
  word: string
}

export interface Pages {
  site_id: string
  id: string
  slug: string | null
  draft: Json
  published: Json | null
  media_ids: string[]
  publish_date: Timestamp | null
  published_date: Timestamp | null
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
  kind: Generated<string>
  article_date: Timestamp | null
}

export interface Passkeys {
  site_id: string
  id: string
  identity_id: string
  name: string
  rp_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  is_synced: boolean
  is_backed_up: boolean
  created_date: Timestamp
  last_used_date: Timestamp | null
}

export interface PaymentConnections {
  site_id: string
  id: string
  revision: number
  provider: string
  is_test: boolean
  capture: string
  client_id: Generated<string>
  key_hint: string
  sealed_key: string
  sealed_webhook_secret: string | null
  created_date: Timestamp
  updated_date: Timestamp
}

export interface PaymentEvents {
  site_id: string
  provider: string
  account: string
  event_id: string
  payment_id: string
  kind: string
  amount_minor: number | null
  currency: string | null
  occurred_date: Timestamp
  received_date: Timestamp
  judged_date: Timestamp | null
  problem: string | null
  raw: Json
}

export interface PaymentMessages {
  site_id: string
  provider: string
  message_id: string
  type: string
  reference: string | null
  body: string
  received_date: Timestamp
  expires_date: Timestamp
  followed_date: Timestamp | null
  problem: string | null
}

export interface PaymentMethods {
  site_id: string
  id: string
  revision: Generated<number>
  provider: string
  name: string
  description: Generated<string>
  instructions: Generated<string>
  active: boolean
  position: number
  countries: Generated<string[]>
  min_total: number | null
  max_total: number | null
  due_days: Generated<number>
  account: Json | null
  delivery: Generated<string>
}

export interface PaymentRequestAttempts {
  site_id: string
  payment_id: string
  request_id: string
  place: GeneratedAlways<number>
}

export interface PaymentRequests {
  site_id: string
  id: string
  order_id: string
  order_number: number
  amount_minor: number
  currency: string
  title: string
  description: string
  image: Json | null
  expiration_date: Timestamp | null
  source: Json | null
  status: string
  online_only: boolean
  extended_fields: Json | null
  mailed_date: Timestamp | null
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  updated_date: Timestamp
  place: GeneratedAlways<number>
}

export interface Payments {
  site_id: string
  id: string
  order_id: string
  place: GeneratedAlways<number>
  method_id: string | null
  provider: string
  name: string
  is_offline: boolean
  state: string
  amount_minor: number
  currency: string
  authorized_minor: Generated<number>
  captured_minor: Generated<number>
  refunded_minor: Generated<number>
  disputed_minor: Generated<number>
  reference: string | null
  card: Json | null
  failure: string | null
  step: Json | null
  return_url: string | null
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  updated_date: Timestamp
  details: Json | null
  credited_minor: Generated<number>
  saves_method: Generated<boolean>
  charged_from: string | null
}

export interface PendingLinks {
  site_id: string
  token_hash: Buffer
  provider_id: string
  subject: string
  identity_id: string
  account: string
  expires_date: Timestamp
}

export interface PhoneMessages {
  site_id: string
  id: string
  seq: GeneratedAlways<number>
  kind: string
  recipient: string
  body: string
  code: string
  language: string
  state: string
  failure: string | null
  useful_until: Timestamp
  created_date: Timestamp
  expires_date: Timestamp
  identity_id: string | null
}

export interface PickupLocations {
  site_id: string
  id: string
  name: string
  address: Json
  delivery_time: string
  instructions: string
  hours: Json
  active: boolean
  delivery_region_ids: string[]
  rates: Json
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface PluginCursors {
  site_id: string
  plugin: string
  from_tx: string
  until_tx: string
  seq: number
}

export interface PluginDeliveries {
  site_id: string
  id: string
  plugin: string
  fact_seq: number
  fact: string
  entity_id: string
  state: Generated<string>
  attempts: Generated<number>
  failure: string | null
  created_date: Timestamp
  updated_date: Timestamp
}

export interface PluginRequests {
  site_id: string
  key_hash: Buffer
  body_hash: Buffer
  answer: Json | null
  expires_date: Timestamp
}

export interface Plugins {
  name: string
  from_tx: string
  until_tx: string
  seq: number
  installed_date: Timestamp
}

export interface ProductChoices {
  site_id: string
  product_id: string
  option_id: string
  id: string
  value: string
  description: string
  position: number
  variant_count: Generated<number>
  in_stock_count: Generated<number>
  visible_count: Generated<number>
  in_stock: GeneratedAlways<boolean>
  visible: GeneratedAlways<boolean>
  key: Generated<string>
  choice_type: Generated<string>
  color_codes: Generated<string[]>
  image: Json | null
  display_image: Json | null
  is_shared: Generated<boolean>
}

export interface ProductFiles {
  site_id: string
  product_id: string
  variant_id: string | null
  file_id: string
}

export interface ProductInfoSections {
  site_id: string
  product_id: string
  info_section_id: string
  position: number
}

export interface ProductInvalidations {
  site_id: string
  product_id: string
  tx: string
}

export interface ProductMedia {
  site_id: string
  product_id: string
  media_id: string
  position: number
  title: Generated<string>
  alt_text: Generated<string>
}

export interface ProductNameWords {
  site_id: string
  word: string
  product_id: string
}

export interface ProductOptions {
  site_id: string
  product_id: string
  id: string
  name: string
  option_type: string
  position: number
  key: Generated<string>
  is_shared: Generated<boolean>
}

export interface ProductReviewReports {
  site_id: string
  review_id: string
  reporter: Buffer
  reason: string
  note: string
  created_date: Timestamp
}

export interface ProductReviews {
  site_id: string
  id: string
  revision: Generated<number>
  product_id: string
  product_name: string
  order_id: string
  order_number: number
  line_id: string
  member_id: string | null
  email: string
  language: string
  rating: number
  title: string
  body: string
  display_name: string
  status: string
  is_verified: boolean
  reply: string | null
  reply_date: Timestamp | null
  report_count: Generated<number>
  created_date: Timestamp
  updated_date: Timestamp
  edited_date: Timestamp | null
}

export interface ProductRibbons {
  site_id: string
  product_id: string
  ribbon_id: string
  position: number
}

export interface Products {
  site_id: string
  id: string
  numeric_id: number
  revision: Generated<number>
  handle: string
  name: string
  slug: string
  visible: Generated<boolean>
  product_type: Generated<string>
  description: Generated<string>
  brand_id: string | null
  ribbon_id: string | null
  manage_variants: Generated<boolean>
  base_price: string
  base_cost: string | null
  base_weight: string | null
  base_sku: string | null
  discount_type: Generated<string>
  discount_value: Generated<string>
  price_per_unit: Json | null
  product_dimensions: Json | null
  package_dimensions: Json | null
  seo: Json | null
  variant_count: number
  min_price: string
  max_price: string
  min_list_price: string
  max_list_price: string
  min_cost: string | null
  max_cost: string | null
  min_weight: string | null
  max_weight: string | null
  stock_status: Generated<string>
  stock_tracked: Generated<boolean>
  stock_quantity: number | null
  stock_updated_date: Timestamp
  preorder: Generated<boolean>
  main_media_id: string | null
  created_date: Timestamp
  updated_date: Timestamp
  out_of_stock_count: Generated<number>
  tracked_count: Generated<number>
  preorder_count: Generated<number>
  digital_file: Json | null
  visible_in_pos: Generated<boolean>
  modifiers: Generated<Json>
  subscriptions: Json | null
  public_tags: Generated<string[]>
  private_tags: Generated<string[]>
  extended_fields: Json | null
  main_category_id: string | null
  tax_group_id: string | null
  purchase_eligibility: Json | null
  delivery: Generated<Json>
  description_document: string | null
  visible_ranges: Json | null
  preorderable_count: Generated<number>
  preorder_status: GeneratedAlways<string>
  preorder_availability: GeneratedAlways<string>
  name_key: GeneratedAlways<string>
  import_id: Generated<string | null>
  subtitle: Generated<string>
  custom_fields: Generated<Json>
  is_gift_card: boolean | null
  quantity_limits: Json | null
  related_product_ids: Json | null
  units_sold: Generated<number>
}

export interface PromotionBuyers {
  site_id: string
  promotion_id: string
  buyer: string
  member_id: string | null
  used: number
}

export interface PromotionClaims {
  site_id: string
  order_id: string
  promotion_id: string
  code_id: string | null
  buyer: string | null
  amount_minor: number
  created_date: Timestamp
}

export interface PromotionCodes {
  site_id: string
  id: string
  promotion_id: string
  code: string
  code_key: string
  usage_limit: number | null
  used: Generated<number>
  created_date: Timestamp
  batch_id: string | null
  deleted_by: string | null
}

export interface PromotionUsage {
  site_id: string
  promotion_id: string
  used: number
  spent_minor: number
}

export interface Promotions {
  site_id: string
  id: string
  revision: Generated<number>
  name: string
  active: Generated<boolean>
  start_date: Timestamp | null
  end_date: Timestamp | null
  trigger: string
  definition_version: Generated<number>
  definition: Json
  combination_group: string | null
  rank: Generated<number>
  mode: string
  not_on_reduced: Generated<boolean>
  not_on_subscriptions: Generated<boolean>
  limit_total: number | null
  limit_per_buyer: number | null
  budget_minor: number | null
  source: Generated<string>
  published: Generated<Json>
  created_date: Timestamp
  updated_date: Timestamp
  deleted_date: Timestamp | null
}

export interface RecoveryCodes {
  site_id: string
  identity_id: string
  code_hash: Buffer
  used_date: Timestamp | null
}

export interface RecoveryTokens {
  site_id: string
  token_hash: Buffer
  identity_id: string
  created_date: Timestamp
  expires_date: Timestamp
}

export interface RedirectSessions {
  site_id: string
  token_hash: Buffer
  id: string
  sign_in_id: string
  target: string
  created_date: Timestamp
  expires_date: Timestamp
  used_date: Timestamp | null
}

export interface RefundPayments {
  site_id: string
  refund_id: string
  payment_id: string
  amount_minor: number
  state: string
  is_external: boolean
  failure: string | null
  to_store_credit: Generated<boolean>
  to_order_id: string | null
}

export interface Refunds {
  site_id: string
  id: string
  order_id: string
  place: GeneratedAlways<number>
  amount_minor: number
  tax_minor: number
  reason: Generated<string>
  lines: Generated<Json>
  delivery_group_ids: Generated<string[]>
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  delivery_minor: Generated<number>
  fees: Generated<Json>
  of_balance: Generated<boolean>
}

export interface Registrations {
  site_id: string
  state_hash: Buffer
  identity_id: string
  client_id: string | null
  email: string
  email_key: string
  password_hash: string
  profile: Json
  created_date: Timestamp
  expires_date: Timestamp
}

export interface RememberedDevices {
  site_id: string
  device_hash: Buffer
  identity_id: string
  user_agent: string
  created_date: Timestamp
  expires_date: Timestamp
}

export interface RememberedImportMappings {
  site_id: string
  header_key: string
  platform: string
  choices: Json
  updated_date: Timestamp
}

export interface ReminderSuppressions {
  site_id: string
  address_hash: Buffer
  created_date: Timestamp
}

export interface RenderedProducts {
  site_id: string
  product_id: string
  renderer: string
  cache_version: string
  snapshot: string
  body: string
  stamp: Generated<string>
}

export interface ReturnCounters {
  site_id: string
  next_number: number
}

export interface ReturnEvents {
  site_id: string
  return_id: string
  place: GeneratedAlways<number>
  kind: string
  actor: Json
  text: Generated<string>
  created_date: Timestamp
}

export interface ReturnLines {
  site_id: string
  return_id: string
  line_id: string
  position: number
  quantity: number
  reason: Generated<string>
  comment: Generated<string>
  resell: number | null
  wish: Generated<string>
}

export interface ReturnSettings {
  site_id: string
  settings: Json
  updated_date: Timestamp
}

export interface Returns {
  site_id: string
  id: string
  number: number
  order_id: string
  revision: Generated<number>
  kind: string
  state: string
  late: Generated<boolean>
  settlement: Json | null
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
  updated_date: Timestamp
}

export interface ReviewRequestSuppressions {
  site_id: string
  address_hash: Buffer
  created_date: Timestamp
}

export interface ReviewRequests {
  site_id: string
  order_id: string
  due_date: Timestamp | null
  mailed_date: Timestamp | null
}

export interface Ribbons {
  site_id: string
  id: string
  name: string
  revision: Generated<number>
  created_date: Timestamp
  updated_date: Timestamp
}

export interface SavedViews {
  site_id: string
  id: string
  list: string
  owner_id: string
  views: Json
  revision: number
  updated_date: Timestamp
}

export interface SearchChanges {
  site_id: string
  seq: GeneratedAlways<number>
  product_id: string | null
}

export interface SearchDocumentChanges {
  site_id: string
  tx: string
  product_id: string
}

export interface SearchDocuments {
  site_id: string
  index_id: string
  product_id: string
  vector: string
  visible_vector: string | null
  numeric_id: number
  visible: boolean
}

export interface SearchEngines {
  address: string
  created_date: Timestamp
  busy_until: Timestamp | null
}

export interface SearchIndexes {
  site_id: string
  id: string
  language: string
  is_current: boolean
  created_date: Timestamp
}

export interface SearchReaders {
  site_id: string
  generation: number
  until: Timestamp
}

export interface SearchWords {
  site_id: string
  index_id: string
  word: string
  tx: string
}

export interface SearchesWithoutResult {
  site_id: string
  day: string
  words: string
  count: Generated<number>
  last_date: Timestamp
  expires_date: Timestamp
}

export interface SettlementLines {
  site_id: string
  settlement_id: string
  position: number
  provider: string
  line_key: string
  kind: string
  reference: string
  day: string
  amount_minor: number
  amount_currency: string
  gross_minor: number
  fee_minor: number
  paid_out_minor: number
  currency: string
  payout: string
  match: string
  expected_minor: number | null
  order_id: string | null
  event_id: string | null
}

export interface Settlements {
  site_id: string
  id: string
  provider: string
  format: string
  file_name: string
  content_hash: Buffer
  first_day: string
  last_day: string
  repeated: number
  totals: Json
  payouts: Json
  created_date: Timestamp
  deleted_date: Timestamp | null
}

export interface ShippingOptions {
  site_id: string
  id: string
  title: string
  estimated_delivery_time: string
  active: boolean
  delivery_region_ids: string[]
  rates: Json
  free_from: string | null
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface ShortAddresses {
  site_id: string
  code_hash: Buffer
  sealed_address: string
  created_date: Timestamp
  expires_date: Timestamp
}

export interface SignInFlows {
  site_id: string
  state_hash: Buffer
  identity_id: string
  client_id: string | null
  proofs: string[]
  created_date: Timestamp
  expires_date: Timestamp
  requested_by: string | null
}

export interface SignIns {
  site_id: string
  id: string
  identity_id: string
  client_id: string | null
  refresh_hash: Buffer | null
  user_agent: Generated<string>
  network: Generated<string>
  signed_in_date: Timestamp
  created_date: Timestamp
  last_used_date: Timestamp | null
  expires_date: Timestamp
  ended_date: Timestamp | null
  proofs: Generated<string[]>
  scope: Generated<string[]>
}

export interface SigningKeys {
  id: string
  private_jwk: Json
  public_jwk: Json
  created_date: Generated<Timestamp>
  retired_date: Timestamp | null
  algorithm: Generated<string>
}

export interface SiteSecrets {
  site_id: string
  name: string
  sealed: string
  updated_date: Timestamp
}

export interface Sites {
  id: string
  name: string
  namespace: Generated<string>
  state: Generated<string>
  deletion: string | null
  created_from: Generated<string>
  domains: Generated<string[]>
  settings: Generated<Json>
  created_date: Generated<Timestamp>
  updated_date: Generated<Timestamp>
  trashed_date: Timestamp | null
  purged_date: Timestamp | null
}

export interface Staff {
  id: string
  email: string
  email_key: string
  name: Generated<string>
  password_hash: string | null
  created_date: Generated<Timestamp>
  last_login_date: Timestamp | null
}

export interface StaffAuthenticators {
  staff_id: string
  sealed_secret: string | null
  sealed_pending: string | null
  last_step: number | null
  confirmed_date: Timestamp | null
  last_used_date: Timestamp | null
}

export interface StaffInvitations {
  token_hash: Buffer
  email: string | null
  site_id: string | null
  role: string
  created_date: Generated<Timestamp>
  expires_date: Timestamp
  used_date: Timestamp | null
  id: string
}

export interface StaffPasskeys {
  id: string
  staff_id: string
  name: string
  rp_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  is_synced: boolean
  is_backed_up: boolean
  created_date: Timestamp
  last_used_date: Timestamp | null
}

export interface StaffRecoveries {
  token_hash: Buffer
  staff_id: string
  created_date: Timestamp
  expires_date: Timestamp
}

export interface StaffRecoveryCodes {
  staff_id: string
  code_hash: Buffer
  used_date: Timestamp | null
}

export interface StaffRoles {
  staff_id: string
  site_id: string | null
  role: string
}

export interface StaffSessions {
  token_hash: Buffer
  staff_id: string
  user_agent: Generated<string>
  network: Generated<string>
  created_date: Generated<Timestamp>
  last_seen_date: Generated<Timestamp>
  expires_date: Timestamp
  id: string
  second_factor: string | null
  proved_date: Timestamp | null
}

export interface StaffSignInFlows {
  token_hash: Buffer
  staff_id: string
  created_date: Timestamp
  expires_date: Timestamp
}

export interface StaleSearchDocuments {
  site_id: string
  product_id: string
}

export interface StockBuckets {
  site_id: string
  product_id: string
  variant_id: string
  location_id: string
  bucket: number
  quantity: number
  taken: Generated<number>
}

export interface StockHolds {
  site_id: string
  holder_id: string
  product_id: string
  variant_id: string
  location_id: string
  quantity: number
  preordered: number
  created_date: Timestamp
  expires_date: Timestamp | null
}

export interface StockRouting {
  site_id: string
  revision: number
  rules: Json
  locations: Json
  ships: string[]
  updated_date: Timestamp
}

export interface StockSaves {
  site_id: string
  key: string
  body_hash: Buffer
  group_id: string
  item_ids: Generated<string[]>
  expires_date: Timestamp
}

export interface StoreCreditEntries {
  site_id: string
  id: string
  store_credit_id: string
  place: GeneratedAlways<number>
  kind: string
  amount_minor: number
  reason: string
  expiration_date: Timestamp | null
  order_id: string | null
  order_number: number | null
  payment_id: string | null
  parts: Json
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
}

export interface StoreCreditLots {
  site_id: string
  id: string
  store_credit_id: string
  left_minor: number
  expiration_date: Timestamp | null
  created_date: Timestamp
  reminded_date: Timestamp | null
}

export interface StoreCredits {
  site_id: string
  id: string
  revision: number
  member_id: string | null
  currency: string
  balance_minor: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface SubscriptionCycles {
  site_id: string
  subscription_id: string
  cycle: number
  outcome: string
  order_id: string | null
  order_number: number | null
  problem: string | null
  due_date: Timestamp
  created_date: Timestamp
}

export interface Subscriptions {
  site_id: string
  id: string
  revision: number
  status: string
  order_id: string
  order_number: number
  line_id: string
  member_id: string | null
  visitor_id: string | null
  email: string | null
  buyer_name: string
  language: string
  channel: Json
  currency: string
  product_id: string
  reference: Json
  name: string
  description_lines: Json
  image: Json | null
  quantity: number
  unit_price_minor: number
  plan_title: string
  frequency: string
  frequency_interval: number
  billing_cycles: number | null
  delivery_option_id: string | null
  delivery_title: string
  shipping: Json | null
  billing: Json | null
  payment_id: string | null
  start_date: Timestamp
  next_cycle: number | null
  next_date: Timestamp | null
  orders_count: Generated<number>
  cancel_at_period_end: Generated<boolean>
  reminded_cycle: number | null
  open_order_id: string | null
  failed_charges: Generated<number>
  retry_date: Timestamp | null
  work_date: Timestamp | null
  created_date: Timestamp
  updated_date: Timestamp
  ended_date: Timestamp | null
}

export interface TaxExemptGroups {
  site_id: string
  id: string
  name: string
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface TaxGroups {
  site_id: string
  id: string
  name: string
  category: string
  is_system: boolean
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface TaxRates {
  site_id: string
  id: string
  tax_group_id: string
  tax_region_id: string
  tax_rate: string
  tax_name: string
  tax_type: string
  jurisdiction: string
  jurisdiction_type: string
  description: string
  exempt_rates: Json
  valid_from: string | null
  valid_to: string | null
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface TaxRegions {
  site_id: string
  id: string
  country: string
  subdivision: string
  postal_codes: string[]
  uses_published_rates: boolean
  tax_included_in_price: boolean | null
  revision: number
  created_date: Timestamp
  updated_date: Timestamp
}

export interface TestBankPayments {
  site_id: string
  id: string
  state: string
  amount_minor: number
  currency: string
  order_number: string
  return_url: string
  card: string | null
  events: Generated<Json>
  created_date: Timestamp
}

export interface Themes {
  site_id: string
  published: Json
  draft: Json | null
  revision: number
  updated_date: Timestamp
}

export interface UndoneFacts {
  site_id: string
  seq: number
  undone_by: string
  at: Timestamp
  redone_by: string | null
}

export interface UsedCaptchaChallenges {
  site_id: string
  challenge_hash: Buffer
  expires_date: Timestamp
}

export interface Variants {
  site_id: string
  product_id: string
  id: string
  is_default: Generated<boolean>
  position: number
  choice_ids: Generated<string[]>
  list_price: string
  sale_price: string | null
  cost: string | null
  weight: string | null
  sku: string | null
  barcode: string | null
  visible: Generated<boolean>
  product_dimensions: Json | null
  package_dimensions: Json | null
  in_stock: Generated<boolean>
  unit: Json | null
  custom_fields: Generated<Json>
  manufacturer_part_number: string | null
}

export interface VatIdChecks {
  site_id: string
  vat_id: string
  checked_date: Timestamp
  country: string
  is_valid: boolean
  method: string
  reference: string
}

export interface VisitCounts {
  site_id: string
  day: string
  source: string
  visits: Generated<number>
  product_visits: Generated<number>
}

export interface VisitMarks {
  site_id: string
  day: string
  mark: Buffer
  source: string
  saw_product: boolean
}

export interface VisitSalts {
  site_id: string
  day: string
  salt: Buffer
}

export interface WebauthnChallenges {
  site_id: string
  id: string
  purpose: string
  subject: string
  challenge: string
  origin: string
  created_date: Timestamp
  expires_date: Timestamp
}

export interface WebhookAttempts {
  site_id: string
  delivery_id: string
  number: number
  at: Timestamp
  milliseconds: number
  status: number | null
  response_head: string | null
  failure: string | null
}

export interface WebhookCursors {
  site_id: string
  from_tx: string
  until_tx: string
  seq: number
}

export interface WebhookDeliveries {
  site_id: string
  id: string
  webhook_id: string
  seq: GeneratedAlways<number>
  event_type: string
  entity_id: string
  body: string
  state: Generated<string>
  attempts: Generated<number>
  tries: Generated<number>
  next_attempt_date: Timestamp | null
  claimed_until: Timestamp | null
  created_date: Timestamp
  delivered_date: Timestamp | null
  is_requested: Generated<boolean>
  traceparent: string | null
}

export interface Webhooks {
  site_id: string
  id: string
  app_id: string
  revision: Generated<number>
  url: string
  events: string[]
  enabled: Generated<boolean>
  private_key: string
  public_key: string
  next_private_key: string | null
  next_public_key: string | null
  next_key_date: Timestamp | null
  failures: Generated<number>
  paused_until: Timestamp | null
  replay_after: number | null
  replay_until: number | null
  created_date: Timestamp
  updated_date: Timestamp
}

export interface WishListItems {
  site_id: string
  list_id: string
  id: string
  identity: string
  product_id: string
  reference: Json
  seen_name: string
  saved_quantity: number | null
  price_added: string
  currency: string
  noticed_price: string
  has_drop: Generated<boolean>
  created_date: Timestamp
  removed_date: Timestamp | null
}

export interface WishLists {
  site_id: string
  id: string
  visitor_id: string | null
  member_id: string | null
  share_id: string | null
  price_mails: Generated<string>
  email: string | null
  language: string | null
  mailed_date: Timestamp | null
  mailed_to: string | null
  created_date: Timestamp
  updated_date: Timestamp
  expires_date: Timestamp
}

export interface Withdrawals {
  site_id: string
  id: string
  order_id: string | null
  return_id: string | null
  order_number: string
  name: string
  email: string
  statement: string
  wording: string
  deadline_date: Timestamp | null
  late: boolean
  request_key: string | null
  request_hash: Buffer | null
  created_date: Timestamp
}

export interface Tables {
  abandoned_checkouts: AbandonedCheckouts
  api_keys: ApiKeys
  app_authorization_codes: AppAuthorizationCodes
  approvals: Approvals
  assigned_roles: AssignedRoles
  attempt_counters: AttemptCounters
  authentication_log: AuthenticationLog
  authorization_codes: AuthorizationCodes
  back_in_stock_requests: BackInStockRequests
  bank_statement_lines: BankStatementLines
  basket_counts: BasketCounts
  bought_together: BoughtTogether
  brands: Brands
  cart_lines: CartLines
  cart_request_keys: CartRequestKeys
  cart_sign_ins: CartSignIns
  carts: Carts
  catalog_totals: CatalogTotals
  checkout_links: CheckoutLinks
  checkout_settings: CheckoutSettings
  checkout_templates: CheckoutTemplates
  checkouts: Checkouts
  choice_combinations: ChoiceCombinations
  choice_media: ChoiceMedia
  choice_products: ChoiceProducts
  collection_products: CollectionProducts
  collections: Collections
  consents: Consents
  contact_messages: ContactMessages
  credentials: Credentials
  currency_rates: CurrencyRates
  custom_fields: CustomFields
  customer_emails: CustomerEmails
  customer_orders: CustomerOrders
  customer_segments: CustomerSegments
  customers: Customers
  customers_due: CustomersDue
  customization_choices: CustomizationChoices
  customizations: Customizations
  deleted_media: DeletedMedia
  delivery_profiles: DeliveryProfiles
  digital_files: DigitalFiles
  draft_order_versions: DraftOrderVersions
  draft_orders: DraftOrders
  dummy_password_hashes: DummyPasswordHashes
  export_links: ExportLinks
  exports: Exports
  external_invoices: ExternalInvoices
  factor_resets: FactorResets
  factors: Factors
  facts: Facts
  file_downloads: FileDownloads
  file_grants: FileGrants
  fulfillment_lines: FulfillmentLines
  fulfillments: Fulfillments
  gift_card_movements: GiftCardMovements
  gift_cards: GiftCards
  identities: Identities
  identity_providers: IdentityProviders
  import_differences: ImportDifferences
  import_mappings: ImportMappings
  import_pictures: ImportPictures
  import_reports: ImportReports
  import_schedules: ImportSchedules
  imports: Imports
  info_sections: InfoSections
  inventory_changes: InventoryChanges
  inventory_items: InventoryItems
  inventory_reconciliations: InventoryReconciliations
  invoice_counters: InvoiceCounters
  invoice_settings: InvoiceSettings
  invoices: Invoices
  jobs: Jobs
  launch_checks: LaunchChecks
  ledger_entries: LedgerEntries
  linked_sign_ins: LinkedSignIns
  local_delivery_options: LocalDeliveryOptions
  locations: Locations
  login_sessions: LoginSessions
  mail_texts: MailTexts
  mailed_codes: MailedCodes
  mails: Mails
  media: Media
  member_blocks: MemberBlocks
  member_exports: MemberExports
  member_fields: MemberFields
  member_import_reports: MemberImportReports
  member_imports: MemberImports
  member_roles: MemberRoles
  members: Members
  navigation: Navigation
  newsletter_subscribers: NewsletterSubscribers
  oauth_clients: OauthClients
  oauth_states: OauthStates
  order_activities: OrderActivities
  order_counters: OrderCounters
  order_import_reports: OrderImportReports
  order_imports: OrderImports
  order_lines: OrderLines
  order_prices: OrderPrices
  orders: Orders
  page_documents: PageDocuments
  page_words: PageWords
  pages: Pages
  passkeys: Passkeys
  payment_connections: PaymentConnections
  payment_events: PaymentEvents
  payment_messages: PaymentMessages
  payment_methods: PaymentMethods
  payment_request_attempts: PaymentRequestAttempts
  payment_requests: PaymentRequests
  payments: Payments
  pending_links: PendingLinks
  phone_messages: PhoneMessages
  pickup_locations: PickupLocations
  plugin_cursors: PluginCursors
  plugin_deliveries: PluginDeliveries
  plugin_requests: PluginRequests
  plugins: Plugins
  product_choices: ProductChoices
  product_files: ProductFiles
  product_info_sections: ProductInfoSections
  product_invalidations: ProductInvalidations
  product_media: ProductMedia
  product_name_words: ProductNameWords
  product_options: ProductOptions
  product_review_reports: ProductReviewReports
  product_reviews: ProductReviews
  product_ribbons: ProductRibbons
  products: Products
  promotion_buyers: PromotionBuyers
  promotion_claims: PromotionClaims
  promotion_codes: PromotionCodes
  promotion_usage: PromotionUsage
  promotions: Promotions
  recovery_codes: RecoveryCodes
  recovery_tokens: RecoveryTokens
  redirect_sessions: RedirectSessions
  refund_payments: RefundPayments
  refunds: Refunds
  registrations: Registrations
  remembered_devices: RememberedDevices
  remembered_import_mappings: RememberedImportMappings
  reminder_suppressions: ReminderSuppressions
  rendered_products: RenderedProducts
  return_counters: ReturnCounters
  return_events: ReturnEvents
  return_lines: ReturnLines
  return_settings: ReturnSettings
  returns: Returns
  review_request_suppressions: ReviewRequestSuppressions
  review_requests: ReviewRequests
  ribbons: Ribbons
  saved_views: SavedViews
  search_changes: SearchChanges
  search_document_changes: SearchDocumentChanges
  search_documents: SearchDocuments
  search_engines: SearchEngines
  search_indexes: SearchIndexes
  search_readers: SearchReaders
  search_words: SearchWords
  searches_without_result: SearchesWithoutResult
  settlement_lines: SettlementLines
  settlements: Settlements
  shipping_options: ShippingOptions
  short_addresses: ShortAddresses
  sign_in_flows: SignInFlows
  sign_ins: SignIns
  signing_keys: SigningKeys
  site_secrets: SiteSecrets
  sites: Sites
  staff: Staff
  staff_authenticators: StaffAuthenticators
  staff_invitations: StaffInvitations
  staff_passkeys: StaffPasskeys
  staff_recoveries: StaffRecoveries
  staff_recovery_codes: StaffRecoveryCodes
  staff_roles: StaffRoles
  staff_sessions: StaffSessions
  staff_sign_in_flows: StaffSignInFlows
  stale_search_documents: StaleSearchDocuments
  stock_buckets: StockBuckets
  stock_holds: StockHolds
  stock_routing: StockRouting
  stock_saves: StockSaves
  store_credit_entries: StoreCreditEntries
  store_credit_lots: StoreCreditLots
  store_credits: StoreCredits
  subscription_cycles: SubscriptionCycles
  subscriptions: Subscriptions
  tax_exempt_groups: TaxExemptGroups
  tax_groups: TaxGroups
  tax_rates: TaxRates
  tax_regions: TaxRegions
  test_bank_payments: TestBankPayments
  themes: Themes
  undone_facts: UndoneFacts
  used_captcha_challenges: UsedCaptchaChallenges
  variants: Variants
  vat_id_checks: VatIdChecks
  visit_counts: VisitCounts
  visit_marks: VisitMarks
  visit_salts: VisitSalts
  webauthn_challenges: WebauthnChallenges
  webhook_attempts: WebhookAttempts
  webhook_cursors: WebhookCursors
  webhook_deliveries: WebhookDeliveries
  webhooks: Webhooks
  wish_list_items: WishListItems
  wish_lists: WishLists
  withdrawals: Withdrawals
}
