// Plain JavaScript, because every function waits for it to load.
// Loaded into the emulators and the functions' workers before anything else (node --import): they
// end in an orderly way when the process that started them is gone, however it went.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener must not keep a process alive that would end by itself.
process.channel?.unref();
