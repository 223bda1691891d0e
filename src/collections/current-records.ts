/**
 * The records for what checks content/ again and again. A process reads those of src/content/records.ts once; while the preview and
 * the forms run, the files change, and one that is wrong at first must not keep the others from being read.
 */
import { type Records, readFiles } from '#content/read-files.ts';

let records: Records | undefined;

/** As they were last read. Throws a ContentError if they have not been, and one of the files is wrong. */
export function currentRecords(): Records {
  return (records ??= readFiles('content'));
}

/** As the files say now. Throws a ContentError with what is wrong in them. */
export function readRecordsAnew(root = 'content'): Records {
  records = undefined;
  return (records = readFiles(root));
}
