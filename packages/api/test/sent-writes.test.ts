import { createQueryClient } from '@portal/api/query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writes } from './every-write.ts';
import { brief, useFullAnswers } from './full-answers.ts';

let service: Awaited<ReturnType<typeof useFullAnswers>>;
beforeAll(async () => {
  // supabase-js asks for one in Node 20 and never uses it here.
  vi.stubGlobal('WebSocket', class {});
  service = await useFullAnswers();
});
afterAll(() => service.close());

/** The title of a failure, what a write sends, what it makes of the answer, and what is read again; of an optimistic one also what it shows before. */
async function described({ name, options, variables }: (typeof writes)[number]): Promise<string> {
  const cache = createQueryClient({ onError: (error) => expect.fail(`${name}: ${error.message}`) });
  const readAgain: string[] = [];
  vi.spyOn(cache, 'cancelQueries').mockImplementation(async ({ queryKey } = {}) => {
    readAgain.push(brief(queryKey));
  });
  const answer = await cache.getMutationCache().build(cache, options).execute(variables);
  const { errorTitle = '', asksOnConflict } = options.meta ?? {};
  // The sweep of files that no row names any more is sent at no fixed time.
  const sent = service.takeSent().filter((it) => !it.includes('orphaned_files'));
  const title = `'${errorTitle}'${asksOnConflict ? '?' : ''}`;
  const outcome = brief(answer);
  const made = outcome.includes('searched_description') ? 'as answered' : outcome;
  return `${name} ${title} ${sent.map(brief).join(' + ')}\n→ ${made}; ${readAgain.toSorted().join(' ')}`;
}

test('every write sends what it was given, and has read again what it changes', async () => {
  const found: string[] = [];
  for (const write of writes) found.push(await described(write));
  expect(found.join('\n')).toBe(expected);
});

const expected = `
saveWorkEntryMutation 'Gagal menyimpan riwayat'? PATCH work_history?id=eq.1&version=eq.2&select=id {id:1,company_name:PLN,position:p,type:usaha,start_date:2020-01-01,end_date:2021-02-01,description:null,alumni_id:1}
→ undefined; [directory] [work-history,1]
removeWorkEntryMutation 'Gagal menghapus riwayat' DELETE work_history?id=eq.1
→ undefined; [directory] [work-history]
saveConfigurationMutation 'Gagal menyimpan konfigurasi'? POST rpc/save_site_configurations {changes:[{config_key:mission_text,config_value:{items:[m]},expected_version:0},{config_key:vision_text,config_value:{text:v},expected_version:2}]}
→ as answered; [site-configuration]
addRegistrationMutation 'Gagal Menambah Peserta' POST rpc/add_registration {id:1,event_id:1,note:n,guest_name:A}
→ {status:waiting,partySize:10,queuePlace:11}; [events] [registrations]
moveRegistrationUpMutation 'Gagal Mendahulukan Peserta' POST rpc/move_registration_up {registration_id:1}
→ as answered; [events] [registrations]
cancelRegistrationOfMutation 'Gagal Membatalkan Pendaftaran' POST rpc/cancel_registration_of {registration_id:1,reason:Penuh}
→ as answered; [events] [registrations]
attendanceMutation 'Gagal Mengubah Kehadiran' POST rpc/set_attendance {registration_id:1,is_present:true,seconds_ago:0}
→ undefined; [events] [registrations]
messageParticipantsMutation 'Gagal Mengirim Pesan' POST rpc/message_participants {message_id:1,event_id:1,message:Halo,only_status:waiting}
→ as answered; 
registerForEventMutation 'Gagal Mendaftar' POST rpc/register_for_event {event_id:1,party_size:1,note:}
→ {status:cancelled,partySize:10,queuePlace:11}; [events] [notifications] [registrations]
changeRegistrationMutation 'Gagal Mengubah Pendaftaran' POST rpc/change_registration {event_id:1,party_size:1,note:}
→ {status:waiting,partySize:10,queuePlace:11}; [events] [notifications] [registrations]
cancelRegistrationMutation 'Gagal Membatalkan Pendaftaran' POST rpc/cancel_registration {event_id:1}
→ as answered; [events] [notifications] [registrations]
memberMutations.save 'Operasi Gagal'? PATCH organization_structure?id=eq.1&version=eq.1&select=id {name:Nama,position:Ketua,job_description:null,image_url:null,category:x}
→ undefined; [organization]
memberMutations.remove 'Gagal menghapus anggota' DELETE organization_structure?id=eq.1
→ undefined; [organization]
memberMutations.move 'Operasi Gagal' PATCH organization_structure?id=eq.1&version=eq.1&select=id {display_order:2}
→ undefined; [organization]
markNotificationReadMutation 'Gagal menandai notifikasi' PATCH notifications?id=eq.1 {is_read:true}
→ undefined; [notifications] [notifications]
markAllNotificationsReadMutation 'Gagal menandai semua notifikasi' PATCH notifications?user_id=eq.1&is_read=eq.false&select=id {is_read:true}
→ true; [notifications] [notifications]
deleteNotificationMutation 'Gagal menghapus notifikasi' DELETE notifications?id=eq.1
→ undefined; [notifications] [notifications]
deleteAllNotificationsMutation 'Gagal menghapus semua notifikasi' DELETE notifications?user_id=eq.1
→ undefined; [notifications] [notifications]
jobMutations.save 'Operasi Gagal'? POST job_postings?on_conflict=id&select=id {id:1,title:Judul,company_name:PLN,location:null,job_type:Contract,description:d,application_link:l,status:approved,deadline:null,company_logo_url:/storage/v1/object/public/public-files/job-logos/l.png}
→ undefined; [job-postings] [statistics]
jobMutations.remove 'Gagal menghapus lowongan' DELETE job_postings?id=eq.1
→ undefined; [job-postings] [statistics]
jobMutations.decide 'Gagal memperbarui status' POST rpc/decide {of_kind:job_postings,decision_id:1,ids:[1,2],new_status:approved}
→ {seen:10,changed:13,leftOut:[{id:5,name:name,status:approved,reason:changed}],lost:[{name:name,title:title,isWaiting:true,partySize:10}],error:null}; [job-postings,admin,page] [job-postings] [statistics]
jobMutations.undo 'Gagal memperbarui status' POST rpc/take_back {cause_id:1}
→ {undone:0,leftOut:[]}; [job-postings] [statistics]
proposeJobMutation 'Gagal Mengajukan Lowongan' POST job_postings?on_conflict=id&select=id {title:Judul,company_name:PLN,location:null,job_type:Contract,application_link:l,company_logo_url:/storage/v1/object/public/public-files/job-logos/l.png,deadline:null,description:d,id:1,posted_by_user_id:1,status:pending}
→ true; [job-postings]
changeJobMutation 'Gagal mengubah lowongan'? POST rpc/update_own_job {job_id:1,expected_version:1,new_values:{title:Judul,company_name:PLN,location:null,job_type:Contract,application_link:l,company_logo_url:/storage/v1/object/public/public-files/job-logos/l.png,deadline:null,description:d}}
→ as answered; [job-postings] [statistics]
restoreMutation 'Gagal Mengembalikan' POST rpc/restore_deleted {history_id:1}
→ {area:event,recordId:record_id,lacksAccount:true,lacksEmail:true,waiting:0,missing:0}; []
restoreTogetherMutation 'Gagal Mengembalikan' POST rpc/take_back {cause_id:1}
→ {undone:0,leftOut:[]}; []
eventMutations.save 'Operasi Gagal'? PATCH events?id=eq.1&version=eq.1&select=id {title:Judul,event_date:2030-08-17,event_time:09:00,end_time:null,location:Aula,online_link:null,description:d,status:rejected,category:seminar,image_url:/storage/v1/object/public/public-files/job-logos/l.png,registration_mode:link,registration_link:https://a.example/,capacity:5,registration_deadline:2030-08-16T23:59:00+07:00,decision_code:other,decision_note:Karena.}
→ undefined; [events] [registrations] [statistics]
eventMutations.remove 'Gagal menghapus kegiatan' DELETE events?id=eq.1
→ undefined; [events] [registrations] [statistics]
eventMutations.decide 'Gagal memperbarui status' POST rpc/decide {of_kind:events,decision_id:1,expected_total:3,read_ago:… milliseconds,search:,is_deletion:true}
→ {seen:10,changed:13,leftOut:[{id:5,name:name,status:approved,reason:changed}],lost:[{name:name,title:title,isWaiting:true,partySize:10}],error:null}; [events,admin,page] [events] [registrations] [statistics]
eventMutations.undo 'Gagal memperbarui status' POST rpc/take_back {cause_id:1}
→ {undone:0,leftOut:[]}; [events] [registrations] [statistics]
askReviewMutation '' POST rpc/ask_review {kind:job,id:1,note:}
→ as answered; [alumni] [job-postings]
invitationMutations.note 'Gagal Mencatat Ajakan' POST rpc/note_invitation {of_id:1,is_invited:true}
→ as answered; [alumni,invitations]
importMutations.choose 'Gagal Memeriksa Baris' POST rpc/preview_import {rows:[{name:A,row_number:2}],options:{status:verified,is_listed:false,mode:add,title_case:true}}
→ {row:10,action:complete,reason:missing,warnings:[{field:field,value:value,text:text}],name:name,target:{id:5,name:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,hasAccount:true},changes:[{field:title,old:,new:},{field:place,old:,new:}],candidates:[{id:5,name:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,hasAccount:true}],taken:[nim],fingerprint:fingerprint}; 
importMutations.run 'Impor Gagal' POST rpc/start_import {file_name:a.csv,file_size:1,fingerprint:a,options:{status:verified,is_listed:false,mode:add,title_case:true,counts:{double:2}}} + POST rpc/apply_import {import_id:,batch_no:0,rows:[{name:A,row_number:2}],fingerprints:[f]} + POST rpc/finish_import {import_id:}
→ {id:,rows:[{row:10,action:complete,reason:missing}],error:null}; [alumni-import,past] [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
importMutations.undo 'Gagal Mengurungkan Impor' POST rpc/take_back {cause_id:1}
→ {undone:0,leftOut:[]}; [alumni-import,past] [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
duplicateMutations.merge '' POST rpc/merge_alumni {one_id:1,one_version:1,other_id:2,other_version:2,taken:[full_name,profile_image_url],emptied:[nim]}
→ {mergeId:merge_id,keptId:kept_id}; [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
duplicateMutations.undoMerge 'Gagal Mengurungkan Penggabungan' POST rpc/take_back {cause_id:1}
→ {undone:0,leftOut:[]}; [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
duplicateMutations.callDifferent 'Error' POST rpc/call_different {one_id:1,other_id:1,is_different:true}
→ as answered; [alumni,duplicates]
alumniMutations.confirmYear 'Error' PATCH alumni?id=eq.1&version=eq.1&select=id {entry_year:2010}
→ undefined; [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
alumniMutations.save 'Error'? PATCH alumni?id=eq.1&version=eq.1&select=id {full_name:Nama,special_badge:null,email:a@alumni-te.example,profile_image_url:null}
→ undefined; [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
alumniMutations.remove 'Error' DELETE alumni?id=eq.1
→ undefined; [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
alumniMutations.decide 'Error' POST rpc/decide {of_kind:alumni,decision_id:1,ids:[1],versions:[1],new_status:approved}
→ {seen:10,changed:13,leftOut:[{id:5,name:name,status:approved,reason:changed}],lost:[{name:name,title:title,isWaiting:true,partySize:10}],error:null}; [alumni,admin] [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
alumniMutations.undo 'Error' POST rpc/take_back {cause_id:1}
→ {undone:0,leftOut:[]}; [alumni] [directory] [events] [job-postings] [registrations] [statistics] [theses] [work-history]
saveProfileMutation 'Gagal memperbarui profil'? PATCH alumni?user_id=eq.1&version=eq.1&select=id {user_id:1,email:a@alumni-te.example,full_name:Nama,bio:null,updated_at:…}
→ undefined; [alumni,own,1] [directory] [theses]
listProfileMutation 'Gagal menampilkan profil' PATCH alumni?id=eq.1&select=id {is_listed:true}
→ undefined; [alumni] [directory] [theses]
savePortraitMutation 'Gagal Upload Foto' POST /storage/v1/object/public-files/avatars/….png x + PATCH alumni?user_id=eq.1&select=id {profile_image_url:/storage/v1/object/public/public-files/avatars/….png} + DELETE /storage/v1/object/public-files {prefixes:[avatars/alt.png]}
→ /storage/v1/object/public/public-files/avatars/….png; [alumni,own,1] [directory] [theses]
saveAlumniItemMutation 'Gagal Menyimpan'? POST rpc/save_alumni_item {alumni_id:1,list:certifications,item:{id:1,name:a,issuer:null},expected_version:3}
→ as answered; [alumni] [directory] [theses]
removeAlumniItemMutation 'Gagal Menghapus' POST rpc/remove_alumni_item {alumni_id:1,list:certifications,item_id:1}
→ as answered; [alumni] [directory] [theses]
saveYearGroupsMutation 'Gagal menyimpan grup angkatan'? POST rpc/save_year_groups {groups:[{entry_year:2010,group_link:l}],expected:[{entry_year:2011,group_link:}]}
→ as answered; [alumni,year-groups]
`.trim();
