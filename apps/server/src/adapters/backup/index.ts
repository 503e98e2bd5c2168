export {
  openPlace,
  parseS3Address,
  requireCredentials,
  type S3Credentials,
  within,
} from "./backup-place.ts";
export { dumpDatabase } from "./dump-database.ts";
export { dumpRunningServer, listenForBackups } from "./dump-socket.ts";
export { BackupError } from "./frames.ts";
export { moveInstallation } from "./move-installation.ts";
export { checkBackup, restoreBackup } from "./read-backup.ts";
export { writeBackup } from "./write-backup.ts";
