import { assignReaders } from '#server/modules/readers/assigning/assign-readers.ts';
import { addSharedDevice, removeSharedDevice } from '#server/modules/readers/links/shared-device-links.ts';
import { remindReaders } from '#server/modules/readers/mails/remind-readers.ts';
import { getReadingMatrix } from '#server/modules/readers/matrix/get-reading-matrix.ts';
import { getReaders } from '#server/modules/readers/people/get-readers.ts';
import {
  removeReaderLink,
  removeReaderPin,
  renewReaderLink,
  renewReaderPin,
} from '#server/modules/readers/people/reader-access.ts';
import { removeReader } from '#server/modules/readers/people/remove-reader.ts';
import { saveReaders } from '#server/modules/readers/people/save-readers.ts';
import {
  assignReadersInput,
  readerInput,
  readingMatrixInput,
  remindReadersInput,
  removeReaderInput,
  saveReadersInput,
  sharedDeviceInput,
} from '#shared/contract/reading/readers.ts';
import { forCustomer, router } from './trpc.ts';

/** Who has to read what a business has in force, and who has. */
export const customerReaderProcedures = router({
  getReaders: forCustomer.query(({ ctx }) => getReaders(ctx.services, ctx.customer.id)),
  saveReaders: forCustomer
    .input(saveReadersInput)
    .mutation(({ ctx, input }) => saveReaders(ctx.services, ctx.customer.id, input)),
  assignReaders: forCustomer
    .input(assignReadersInput)
    .mutation(({ ctx, input }) => assignReaders(ctx.services, ctx.customer.id, input)),
  remindReaders: forCustomer
    .input(remindReadersInput)
    .mutation(({ ctx, input }) => remindReaders(ctx.services, ctx.customer.id, input)),
  removeReader: forCustomer
    .input(removeReaderInput)
    .mutation(({ ctx, input }) => removeReader(ctx.services, ctx.customer.id, input)),
  getReadingMatrix: forCustomer
    .input(readingMatrixInput)
    .query(({ ctx, input }) => getReadingMatrix(ctx.services, ctx.customer.id, input)),
  renewReaderLink: forCustomer
    .input(readerInput)
    .mutation(({ ctx, input }) => renewReaderLink(ctx.services, ctx.customer.id, input.id)),
  removeReaderLink: forCustomer
    .input(readerInput)
    .mutation(({ ctx, input }) => removeReaderLink(ctx.services, ctx.customer.id, input.id)),
  renewReaderPin: forCustomer
    .input(readerInput)
    .mutation(({ ctx, input }) => renewReaderPin(ctx.services, ctx.customer.id, input.id)),
  removeReaderPin: forCustomer
    .input(readerInput)
    .mutation(({ ctx, input }) => removeReaderPin(ctx.services, ctx.customer.id, input.id)),
  addSharedDevice: forCustomer
    .input(sharedDeviceInput)
    .mutation(({ ctx, input }) => addSharedDevice(ctx.services, ctx.customer.id, input)),
  removeSharedDevice: forCustomer
    .input(readerInput)
    .mutation(({ ctx, input }) => removeSharedDevice(ctx.services, ctx.customer.id, input.id)),
});
