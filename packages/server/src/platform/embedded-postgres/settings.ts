import { totalmem } from 'node:os'

const MEGABYTE = 2 ** 20
/**
 * Buffers for large imports: with 32 MB each page was flushed and read again several times. The memory is
 * only allocated when used.
 */
const sharedMegabytes = Math.min(256, Math.max(32, Math.floor(totalmem() / 16 / MEGABYTE)))

/** How the embedded server is set up: small when idle, and nothing acknowledged is ever lost. */
const settings: Record<string, string> = {
  shared_buffers: `${sharedMegabytes}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_connections: '60',
  max_worker_processes: '4',
  autovacuum_max_workers: '2',
  io_method: 'sync',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Timing costs 80 µs per page: the embedded build has no faster clock.
  wal_compression: 'off',
  // A commit need not wait until sixteen megabytes of zeros are on the disk.
  wal_init_zero: 'off',
  wal_buffers: '16MB',
  min_wal_size: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '10min',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  password_encryption: 'scram-sha-256',
  // After a crash the server first syncs the whole directory. File by file, that took half a minute on a slow
  // disk; Linux can do it in one call.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
}

/** For tests, whose data need not survive a crash. */
const notDurable: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_compression: 'off',
  max_connections: '200',
  autovacuum: 'off',
}

/** The settings as arguments of the server program. */
export const settingsOf = (durable: boolean, listening: Record<string, string>): string[] =>
  Object.entries({ ...settings, ...(durable ? {} : notDurable), ...listening }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
