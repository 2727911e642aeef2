/** An archive or a target that cannot be used, or a cancelled run. The message tells the user what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
