import { enterPin } from '#server/modules/readers/devices/enter-pin.ts';
import { getSharedDevice } from '#server/modules/readers/devices/get-shared-device.ts';
import { acknowledge } from '#server/modules/readers/reading/acknowledge.ts';
import { getReadingChanges } from '#server/modules/readers/reading/get-reading-changes.ts';
import { getReading } from '#server/modules/readers/reading/get-reading.ts';
import { recordPagesSeen } from '#server/modules/readers/reading/record-pages-seen.ts';
import {
  acknowledgeInput,
  enterPinInput,
  pagesSeenInput,
  readingChangesInput,
  readingInput,
  sharedDeviceInput,
} from '#shared/contract/reading/reading.ts';
import { forAnyone, router } from './trpc.ts';

/** For those who read without an account. All are mutations: a query would carry the token in its address. */
export const publicReadingProcedures = router({
  getReading: forAnyone
    .input(readingInput)
    .mutation(({ ctx, input }) => getReading(ctx.services, { ...input, client: ctx.client })),
  getReadingChanges: forAnyone
    .input(readingChangesInput)
    .mutation(({ ctx, input }) => getReadingChanges(ctx.services, { ...input, client: ctx.client })),
  recordPagesSeen: forAnyone
    .input(pagesSeenInput)
    .mutation(({ ctx, input }) => recordPagesSeen(ctx.services, { ...input, client: ctx.client })),
  acknowledge: forAnyone
    .input(acknowledgeInput)
    .mutation(({ ctx, input }) => acknowledge(ctx.services, { ...input, client: ctx.client })),
  /** The two calls of a device that several people share. */
  getSharedDevice: forAnyone
    .input(sharedDeviceInput)
    .mutation(({ ctx, input }) => getSharedDevice(ctx.services, { ...input, client: ctx.client })),
  enterPin: forAnyone
    .input(enterPinInput)
    .mutation(({ ctx, input }) => enterPin(ctx.services, { ...input, client: ctx.client })),
});
