/** What the code cannot say of itself: what each call is for. Everything else in docs/calls.md is read from the code. */
export const intro = `# Calls

Written by \`npm run reference\` from the routers in \`src/server/api\`; a test fails when it is out of date.

Procedures answer at \`/api/<area>/<name>\` in tRPC's HTTP shape: queries by GET with \`input\`, mutations by POST, batched with
\`?batch=1\`. Those of \`customer\` and \`public\` also answer with their area before the name (\`/api/customer/customer.getCustomer\`).
Money is in whole cents, dates are ISO 8601 in UTC. Answers are typed in \`src/shared/contract\`.

A call for customers refuses everybody else with \`auth.required\`, one for administrators also with \`role.admin-only\`, and an
input that does not fit is \`request.invalid\` with a sentence per field. What a call may refuse besides stands with it: the
problems that the functions behind it name, by their keys in \`src/shared/problems.ts\`. Who may call what is proved by
\`tests/api/authorization.test.ts\`.`;

export const sections: Record<string, { title: string; words: Record<string, string> }> = {
  admin: {
    title: 'Admin',
    words: {
      documents: 'the documents that can be sold, with what was found in each',
      getDocumentStatusById: 'of these ids, those that are complete',
      getDocumentFailures: 'of these ids, or of all, those that failed, with the reasons',
      renameDocument: 'gives a document another name',
      setDocumentRegister:
        'the number, the owner by role and the review interval with which a document enters binders',
      getUpdateReach:
        'of the versions of a document with a note: how many owners there are, and what they decided',
      archiveDocument: 'takes a document away that no product uses; buyers keep theirs',
      restoreDocument: 'brings an archived document back',
      retryDocument: 'processes a failed document again',
      removeWorkbook: 'takes the companion workbook away',
      testFill:
        'fills a document once to look at it; what is left out is taken from an invented company and from the defaults of its questions, and `conditions` says what tests of its blocks give',
      getTestFillForm:
        'the questions of a document, and the tests of its blocks, to be tried out in a test fill',
      getTestFill: 'how far that is, and its pages and files once it is done',
      requestPageView:
        'shows a document as it is written: every tag, mistake and remark at once, and its pages as they are drawn',
      getPageView: 'the pages drawn so far, with where each tag stands on them',
      products: 'all products with their documents',
      productsWithDocumentIds: 'the same with the ids of the documents',
      newProduct: 'makes a product',
      updateProduct:
        'changes the given fields; with a revision, or with one in `If-Match`, only if nobody changed it meanwhile',
      deleteProduct: 'archives a product; buyers keep what they bought',
      restoreProduct: 'brings an archived product back',
      getProductChanges: 'who changed what of a product, the latest first, a page at a time',
      adminOrders: 'orders, searched by e-mail or number, a page at a time',
      adminOrder: 'one order',
      adminOrderDetails:
        'everything else about it: its customer, documents with files, payment, and every event with its time',
      exportOrders: 'a signed link to the same list as CSV, all pages of it',
      getWithdrawals:
        'what consumers declared who withdraw from a contract: those that wait, the oldest first, or those that were answered, the newest first; with the order that is meant, if one is found, and whether its buyer gave the waiver',
      closeWithdrawal: 'one of them was answered; the note says how',
      refundOrder: 'gives back a part, or all that is left',
      closeOrder:
        'ends an order for which nothing was paid, with a reason: its documents are closed as after a refund',
      disputeEvidence: 'what is laid ready for the bank about a dispute, and whether it still waits for it',
      saveEvidence: 'keeps what happened in an administrator’s words, and lays all evidence ready anew',
      submitEvidence: 'hands the evidence to the bank, once',
      retryGeneration: 'makes the failed documents of an order again',
      resendReceipt: 'mails the receipt once more',
      salesOverview: 'orders, revenue and looks at product pages by day, of all products or of one',
      salesByProduct: 'the same by product, the best first',
      adminCustomers: 'customers, searched by address, name or business, a page at a time',
      adminCustomer: 'one customer, with orders and what was done to the account',
      disableCustomer: 'ends all sessions of a customer and lets nobody sign in to the account',
      eraseCustomer: 'sets the day, seven days ahead, on which an account is erased',
      keepCustomer: 'calls it off',
      enableCustomer: 'lets them sign in again',
      changeCustomerEmail: 'begins a change of address, which counts once both mailboxes have confirmed',
      resendEmailChange: 'mails once more whoever has not confirmed',
      cancelEmailChange: 'calls the change off; its links are worth nothing any more',
      promotionCodes: 'the payment provider’s promotion codes with their uses, a page at a time',
      newPromotionCode: 'has the provider make a code: percent or amount, dates, uses, products',
      archivePromotionCode: 'lets nobody use a code any more',
      questions:
        'what documents ask the businesses that buy them, by groups, with the documents that use each',
      createQuestion: 'one more question for templates to use, with a default that answers it or none',
      updateQuestion:
        'changes a question, if nobody changed it meanwhile; what documents use keeps its key, its type and its columns',
      archiveQuestion: 'lets no template use a question any more; refused while a document on sale does',
      deadJobs: 'jobs that were given up',
      retryDeadJob: 'tries one of them again',
      operations: 'how the whole shop does at this moment, and what somebody should look at',
      operationsHistory: 'the last 24 hours by the hour, and how fast jobs were done in the last one',
      attention: 'what cannot wait, for the banner on every page of the administration',
      retryJobs: 'has these failed jobs, or all of them, done now',
      discardJobs: 'takes these failed jobs, or all of them, out of the queue, and keeps who did it and why',
    },
  },
  customer: {
    title: 'Customer',
    words: {
      getCustomer: 'who is signed in, with the business and a link to the logo',
      updateCustomer: 'changes the name',
      setCustomerBusinessDetails: 'sets what is printed into documents from now on',
      getDocumentColours:
        'gives the colours the customer has chosen for documents, and those found in the logo',
      setDocumentColours:
        'sets one to three colours for documents from now on, or null for the documents’ own; what cannot be read on white is made darker',
      createCustomerCheckout: 'the `url` of the payment page for these items',
      getCustomerOrders: 'the newest 200 orders, the newest first',
      getCustomerOrderPage: 'all orders, the newest first, a page at a time',
      getCustomerOrder: 'one order',
      getCustomerLatestOrder:
        'the latest, or the one of a payment session; asks the provider while it is open',
      getCreditNotes:
        'number, amount, status and `pdf_url` of what corrects the invoices after refunds, or those of one order',
      getCustomerInvoices: '`payment_intent` and `pdf_url` of each invoice, or of one order’s',
      getCustomerOrderDocumentLineItems: 'the documents of an order, and how far each is',
      getOwnedProductIds: 'what was bought and may still be read',
      getCustomerOrderDocumentPages: 'the pages of one document, as links that live a minute',
      getCustomerOrderVersions: 'the finished generations of an order, the newest first',
      getOrderZipUrl: 'a signed link to all files of an order, or of one version of it',
      retryLineItems: 'makes again what failed',
      regenerateOrder: 'makes again what the current details change, or everything if they change nothing',
      getCustomerAnswers: 'what the business is asked by all it bought, and what it answered',
      setCustomerAnswers: 'keeps the given answers and leaves the others as they are; null takes one back',
      getOrderQuestions:
        'what the documents of an order ask, what was answered, and which of them were made with other answers',
      applyOrderAnswers: 'makes those again as one new version, and leaves the other documents as they are',
      getBinder:
        'the register of what the business has bought, a page at a time; what needs doing comes first',
      getBinderDocument: 'one document of the binder, with its revisions and all that happened to it',
      approveDocuments:
        'approves the newest drafts of these documents, all or none; each is in force once it is made and its day has come',
      withdrawDocuments: 'takes documents out of force, with a reason',
      reviewDocuments: 'notes that somebody has looked at documents in force and nothing has to change',
      setBinderEntry:
        'gives a document the number and the owner that the business wants; where its pages show the number, a draft of the next revision is made',
      getUpdates:
        'the documents of which there is a newer version that the business has not decided on, with what is new',
      compareRevisions:
        'what differs between two revisions of a document, word by word; with `to: "update"`, what its update would change',
      acceptUpdate:
        'makes a draft of the next revision of these documents from the newest version, all or none',
      declineUpdate: 'these versions are not offered again for these documents; later ones are',
      getRevisionFile:
        'a signed link to a file of any revision; what is no longer in force is stamped on every page as it is handed out',
      getRevisionPages: 'the pages of a revision as pictures, with how it stands',
      getMasterListUrl:
        'a signed link to the master list of documents, as XLSX or PDF; null while the PDF is being made',
      getManual:
        'the operations manual of the binder, or its wall sheet, as it stands: a signed link with pages, bytes, when it was made and which documents are missing in it; none while it is being made',
      getBinderZipUrl:
        'a signed link to all files of the binder and its master list, or to those of some documents (`ids`), as one ZIP',
      getDocumentReaders:
        'who has to read a document, who has read which revision and how, and the signed sheets of it',
      getReadingProof:
        'a signed link to a PDF with all that is recorded of one reading, and how to check it; null while it is being made',
      getReadingExport:
        'a signed link to who has read what (all of it, of one person, of one document) as XLSX, CSV or PDF; null while the PDF is being made',
      getSignOffSheet:
        'a signed link to a PDF to be signed by those who have not read a document; null while it is being made',
      getSignedSheet: 'a signed link to the scan of a signed sheet',
      getCalendarLink: 'the secret address of the calendar of reviews; null where there is none',
      renewCalendarLink: 'makes a new secret address, in the place of the one there was',
      removeCalendarLink: 'switches the calendar of reviews off',
      getBilling: 'all invoices and credit notes, the newest first',
      correctInvoice:
        'makes the invoice of an order out anew, to the business as it is now; the old one stays, with a credit note. Answers as getBilling does',
      getTaxNumber:
        'the tax number of the business as the payment provider has it, and how one looks; null where nobody is asked for one',
      setTaxNumber:
        'gives, changes or (empty) takes away the tax number for invoices; one that cannot be is refused. Answers as getTaxNumber does',
      requestMyData: 'mails a code; with it, a link to a ZIP of all that there is about the customer',
      getErasure: 'the day on which the account is erased, if one is set',
      eraseAccount: 'mails a code; with it, sets the day, seven days ahead, on which the account is erased',
      keepAccount: 'calls it off',
      getReaders:
        'the people who have to read documents of the business, by name, with their links, PINs and how far they are; those who were removed; its shared devices',
      saveReaders:
        'adds people and changes them; each line is judged by itself, and what is wrong with one keeps no other from being saved',
      assignReaders:
        'people, by themselves or by role, have to read documents, by themselves or by bundle, until a day if one is given; they hear of it by mail',
      remindReaders:
        'a mail to each of these people, or to all but who was mailed within the hour, who is behind; at most one a day each',
      removeReader: 'somebody no longer has to read; the records stay, with `erase` under their number alone',
      getReadingMatrix: 'people and documents, with a sign for how each stands to each; the totals of all',
      renewReaderLink: 'another address for somebody to read at, in the place of the one there was',
      removeReaderLink: 'takes somebody’s address back',
      renewReaderPin: 'a new PIN for shared devices, in the place of the one there was',
      removeReaderPin: 'takes somebody’s PIN back',
      addSharedDevice: 'an address for a device that several people read at, each with a PIN',
      removeSharedDevice: 'takes the address of a shared device back',
      setTimeZone: 'where the days of the business begin; only the first one counts',
    },
  },
  public: {
    title: 'Public',
    words: {
      arrivingProducts:
        'the newest products, with how far the demo shop of a first start is; asked instead of `products` while it is being filled',
      getLegalPage:
        'a legal text of the operator by its name (`terms` and so on), as it is now or, with `version`, as it was',
      getPreview:
        'the pages of a bundle with the details that were sent to `POST /api/public/preview`; with `have`, the number of pages that are known, it answers when there are more',
      getWaiver:
        'what buyers are asked to agree to before `createCustomerCheckout`, which takes its version as `consent.waiver`; null where nobody is asked',
      isCurrent:
        'whether the print whose code was scanned is of the revision in force: business, title, number, revision and state, nothing of what it says; `sample` for the code of samples',
      noteProductView: 'counts a look at the page of a product, and nothing of who looked',
      getReading:
        'what the holder of a token of `/read/{token}` has to read and, of one document, its pages with their text; like all calls of readers a mutation, so that the token is in no address',
      getReadingChanges: 'what differs between the revision a reader has read and the one in force',
      recordPagesSeen: 'adds to the pages of a revision that a reader had on screen; answers all of them',
      acknowledge:
        'a reader has read the revision in force, with their name; refused, and written down as that, while pages are unseen; the first time counts',
      getSharedDevice: 'the business and the names of those who may read on a shared device, by its secret',
      enterPin: 'opens a shared device for one of them: a token for 20 minutes; wrong PINs are limited',
      confirmEmailChange: 'one of the two mailboxes agrees to a new address, by the secret of its link',
      shop: 'what pages need to know of the shop',
      products: 'the newest products',
      productPage: 'all of them, a page at a time',
      getProductWithDocuments: 'one by id or slug',
      getProductsByKeyword: 'the most relevant first',
      withdraw:
        'declares to withdraw from a contract, with `MARKET=eu`; confirmed by mail. The answer is the same whether there is such an order or not',
      searchIndustry: 'the same within one industry; if it has none, how many there are elsewhere',
    },
  },
};

export const routes = `## What procedures cannot carry

- \`POST /api/admin/uploadDocuments\`: a form with a \`File\` per document; answers \`ids\` in the order of the files. A field \`replaces\`, as in \`0:12,3:7\`, makes files (counted from 0) new versions of documents there are; with \`note\` and \`kind\` (\`editorial\` or \`substantial\`) their owners are told what is new. A field \`keepAsPicture\`, as in \`0,3\`, keeps the embedded objects of files as pictures; a refusal says in \`keepable\` which files it would help
- \`POST /api/admin/replaceDocument\`, \`POST /api/admin/uploadWorkbook\`: a form with the document's \`id\` and one \`File\`; the first takes \`note\`, \`kind\` and \`keepAsPicture\` as well
- \`POST /api/admin/viewPages\`: a form with one \`File\`, such as a refused one; answers what \`requestPageView\` does
- \`GET /api/admin/orders.csv\`: orders as CSV, for the holder of a link of \`exportOrders\`
- \`GET /api/admin/sampleTemplate.docx\`: a Word file that uses every placeholder
- \`GET /api/admin/exampleTemplates/<file>\`: a template for each thing that the language can do, by the names in [templates.md](templates.md)
- \`POST /api/customer/logo\`: a form with a \`File\`, which must be a PNG
- \`POST /api/customer/picture\`: a form with a \`File\`, a PNG or JPEG, \`key\`, the question it answers, and the part of it to keep (\`x\`, \`y\`, \`width\`, \`height\`, in fractions from its top left; all of it unless given); answers \`path\`, for \`setCustomerAnswers\` (\`{ path, altText }\`), and \`url\`, where it can be seen for a while
- \`POST /api/customer/signed-sheet\`: a form with the scan of a signed sheet (\`File\`: PDF, PNG or JPEG) and \`sheet\`, as JSON: \`documentId\`, \`revision\`, \`readerIds\` of those who signed, \`otherNames\` of those who are not on the list; answers \`sheetId\`, \`recorded\` and \`knownBefore\`
- \`POST /api/public/preview\`: a form with \`productId\`, \`businessName\` and, as far as they are known, \`street\`, \`city\`, \`state\`, \`zipCode\`, \`website\` and a logo (\`File\`, a PNG); answers \`previewId\`, for \`getPreview\`. Whoever is signed in may leave out what the profile says. \`replaces\`, the preview before, is then dropped and its logo used again; \`first\` is the document that is made first
- \`GET /api/public/preview/{page}\`: the picture of a page, for the holder of a link of \`getPreview\`
- \`GET /api/public/reading-pages/{revision}/{page}.webp\`: a page of what is in force, drawn finely, for the holder of a link of \`getReading\`
- \`/auth/v1\`: sign-in, in the shape of GoTrue
- \`/storage/v1\`: files, in the shape of Supabase Storage
- \`POST /api/webhooks/stripe\`: the payment provider's webhook
- \`/healthz\`, \`/readyz\`, \`/metrics\`: for operators, see [operating.md](operating.md)`;
