/** The bytes that a page still holds once everything was collected that nothing leads to. */
export async function heapOf(page) {
  const tools = await page.context().newCDPSession(page);
  try {
    for (let round = 0; round < 3; round += 1) await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return usedSize;
  } finally {
    await tools.detach();
  }
}
