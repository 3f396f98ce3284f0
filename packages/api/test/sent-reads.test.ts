import { createQueryClient } from '@portal/api/query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedAlumni } from '../src/alumni/admin-alumni.queries.ts';
import { exportedEvents } from '../src/event/admin-event.queries.ts';
import { exportedJobs } from '../src/job-posting/admin-job-posting.queries.ts';
import { registrationsOf } from '../src/registration/admin-registration.queries.ts';
import { id, list, type Read, reads } from './every-read.ts';
import { brief, useFullAnswers } from './full-answers.ts';

let service: Awaited<ReturnType<typeof useFullAnswers>>;
beforeAll(async () => {
  service = await useFullAnswers();
});
afterAll(() => service.close());

const request = { ...list, search: 'a-b c', status: 'approved', page: 2 } as never;
const ofType = { ...Object(request), filters: { job_type: 'x' } };
const { signal } = new AbortController();
const registrations = registrationsOf(id);
const others = [
  ['registrationsOf.query', registrations.query(request)],
  ['registrationsOf.statusCounts', registrations.statusCounts(list as never)],
  ['exportedAlumni', { queryKey: [], queryFn: () => exportedAlumni(request, signal) }],
  ['exportedEvents', { queryKey: [], queryFn: () => exportedEvents(request, signal) }],
  ['exportedJobs', { queryKey: [], queryFn: () => exportedJobs(ofType, signal) }],
].map(([name, options]) => ({ name, options }) as Read);

/** What a read is cached under, from when on it is read again, the title of a failure, what it sends and what it makes of the answer. */
async function described({ name, options }: Read): Promise<string> {
  const cache = createQueryClient({ onError: (error) => expect.fail(`${name}: ${error.message}`) });
  const answer: unknown = await cache.fetchQuery({ ...options, retry: false });
  const { queryKey, staleTime = '', meta = {} } = options;
  const sent = service.takeSent().map(brief).join(' + ');
  const title = [meta.errorTitle, meta.unexpectedTitle].filter(Boolean).join(', ');
  return `${name} ${brief(queryKey)} ${staleTime} '${brief(title)}' ${sent}\n→ ${brief(answer)}`;
}

test('every read asks for what it shows, and takes each value from its column', async () => {
  const found: string[] = [];
  for (const read of [...reads, ...others]) found.push(await described(read));
  expect(found.join('\n')).toBe(expected);
});

const expected = String.raw`
workHistoryQuery [work-history,1]  'Gagal memuat data' POST rpc/work_entries_of {alumni_ids:[1]}
→ [{version:7,entry:{id:5,companyName:company_name,position:position,type:usaha,startMonth:2030-08,endMonth:2030-08,description:description}}]
thesisPageQuery [theses,null,a,2]  'Gagal memuat data skripsi' POST rpc/search_theses {search:a,page_size:15,page_offset:15}
→ {items:[{alumniId:alumni_id,displayName:display_name,entryYear:entry_year,title:thesis_title,level:degree_level}],total:31,page:2}
statisticsQuery [statistics]  '1' POST rpc/home_statistics {}
→ {alumniCount:12,eventsCount:12,jobsCount:10}
waitingCountsQuery [statistics,waiting]  '' POST rpc/waiting_counts {}
→ {alumniCount:12,eventsCount:12,jobsCount:10}
adminOverviewQuery [statistics,overview]  '' POST rpc/admin_overview {}
→ {decisions:[{kind:events,status:approved,rowId:null,name:name,rowCount:9,decidedAt:2030-08-17T10:30:00Z}],weeks:[{label:start,count:5}],years:[{label:year,count:5}]}
storedConfigurationQuery [site-configuration,stored,mission_text] 0 'Gagal memuat mission_text' GET site_configurations?select=config_key,config_value,version,updated_at&config_key=eq.mission_text
→ {row:{config_key:k,config_value:{a:1},version:4,updated_at:u},version:4,changedAt:u}
organizationLabelsQuery [site-configuration,stored,org_category_labels] 0 'Gagal memuat label kategori' GET site_configurations?select=config_key,config_value,version,updated_at&config_key=eq.org_category_labels
→ {row:{config_key:k,config_value:{a:1},version:4,updated_at:u},version:4,changedAt:u}
siteConfigurationQuery [site-configuration]  'Gagal memuat konfigurasi situs' POST rpc/site_configuration {}
→ {heroBackground:{url:h,alt:a},homeStats:[{title:t,value:v}],homeAboutText:{title:t,paragraph1:1,paragraph2:2},homeAboutImage:{url:i,alt:b},aboutPageText:{title:u,paragraph1:3,paragraph2:4,paragraph3:5},aboutPageImage:{url:j,alt:c},vision:Maju,mission:[m],organizationCategoryLabels:{lainnya:Lain}}
aboutPageConfigurationQuery [site-configuration,about-page]  'Gagal memuat konfigurasi halaman' POST rpc/site_configuration {by_keys:[about_page_main_text,about_page_main_image_url,vision_text,mission_text,org_category_labels]}
→ {heroBackground:{url:h,alt:a},homeStats:[{title:t,value:v}],homeAboutText:{title:t,paragraph1:1,paragraph2:2},homeAboutImage:{url:i,alt:b},aboutPageText:{title:u,paragraph1:3,paragraph2:4,paragraph3:5},aboutPageImage:{url:j,alt:c},vision:Maju,mission:[m],organizationCategoryLabels:{lainnya:Lain}}
participantsQuery [registrations,admin,1,participants]  'Gagal memuat peserta' POST rpc/search_registrations_for_admin {event_id:1,search:,sort_by:name,ascending:true,page_size:200,page_offset:0}
→ [{status:waiting,partySize:10,queuePlace:11,id:5,alumniId:alumni_id,name:name,entryYear:entry_year,note:note,cancelReason:cancel_reason,registeredAt:2030-08-17T13:30:00Z,waitingSince:2030-08-17T13:30:00Z,cancelledAt:2030-08-17T12:30:00Z,attendedAt:2030-08-17T11:30:00Z}]
eventAudienceQuery [registrations,admin,1,audience] 0 'Gagal memuat peserta' POST rpc/event_audience {event_id:1}
→ {seated:{registrations:13,people:6,withAccount:12,others:[{name:name,email:email,phone:phone}]},waiting:{registrations:13,people:6,withAccount:12,others:[{name:name,email:email,phone:phone}]}}
registrationsOfAlumnusQuery [registrations,admin,of-alumnus,1] 0 'Gagal memuat pendaftaran alumni' POST rpc/registrations_of_alumnus {alumni_id:1}
→ [{title:title,isWaiting:true,partySize:10}]
ownRegistrationsQuery [registrations,own,1]  'Gagal memuat pendaftaran Anda' POST rpc/own_registrations {}
→ [{status:waiting,partySize:10,queuePlace:11,id:5,eventId:event_id,note:note,cancelReason:cancel_reason,title:title,date:2030-08-17,time:event_time,endTime:end_time,location:location,onlineLink:online_link,isEventShown:false}]
adminOrganizationQuery [organization,admin] 0 'Gagal memuat anggota organisasi' GET organization_structure?select=id,version,name,position,job_description,image_url,category,display_order&order=category.asc,display_order.asc,id.asc&offset=0&limit=200
→ [{id:5,version:7,fields:{name:name,position:position,jobDescription:job_description,imageUrl:image_url,category:seminar,displayOrder:13}}]
storedMemberQuery [organization,admin,1] 0 'Operasi Gagal' GET organization_structure?select=id,version,name,position,job_description,image_url,category,display_order&id=eq.1
→ {id:5,version:7,fields:{name:name,position:position,jobDescription:job_description,imageUrl:image_url,category:seminar,displayOrder:13}}
organizationQuery [organization]  'Gagal memuat struktur organisasi' POST rpc/organization_members {}
→ [{id:5,name:name,position:position,jobDescription:job_description,imageUrl:image_url,category:seminar}]
unreadNotificationCountQuery [notifications,unread-count,1]  '' HEAD notifications?select=id&user_id=eq.1&is_read=eq.false
→ 7
notificationPageQuery [notifications,pages,1,1] 0 'Gagal memuat notifikasi' POST rpc/own_notifications {page_size:12,page_offset:0}
→ {items:[{id:5,message:message,isRead:true,createdAt:2030-08-17T10:30:00Z,link:null}],total:3}
editedJobQuery [job-postings,admin,one,1] 0 'Gagal mengambil detail' POST rpc/jobs_for_admin?id=eq.1 {}
→ {version:7,proposedBy:proposed_by,asApproved:{id:5,title:title,companyName:company_name,location:location,description:description,postedAt:2030-08-17T10:30:00Z,deadline:deadline,logoUrl:company_logo_url,type:Contract,applicationLink:application_link},fields:{title:title,companyName:company_name,location:location,type:Contract,description:description,applicationLink:application_link,status:approved,deadline:deadline,logoUrl:company_logo_url},review:{reason:decision_note,reasonCode:decision_code,reviewNote:review_note,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12}}
approvedJobPageQuery [job-postings,approved,page,{today:2030-08-01,search:a b,location:Kupang,type:Contract},2]  'Gagal memuat lowongan' POST rpc/approved_jobs {search:a b,by_location:Kupang,by_type:Contract,page_size:12,page_offset:12}
→ {items:[{id:5,title:title,companyName:company_name,location:location,description:description,postedAt:2030-08-17T10:30:00Z,deadline:deadline,logoUrl:company_logo_url,type:Contract,applicationLink:application_link}],total:3}
approvedJobQuery [job-postings,approved,one,1]  'Gagal memuat lowongan' POST rpc/approved_job {by_id:1}
→ {id:5,title:title,companyName:company_name,location:location,description:description,postedAt:2030-08-17T10:30:00Z,deadline:deadline,logoUrl:company_logo_url,type:Contract,applicationLink:application_link}
jobFilterOptionsQuery [job-postings,approved,filter-options]  'Gagal memuat pilihan lokasi dan jenis' POST rpc/job_posting_filters {}
→ {locations:[Kupang],types:[]}
ownJobPostingPageQuery [job-postings,own,1,1] 0 'Gagal memuat lowongan' POST rpc/own_jobs {page_size:12,page_offset:0}
→ {items:[{decisionNote:decision_note,decidedAt:2030-08-17T10:30:00Z,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,id:5,version:7,title:title,companyName:company_name,status:approved,deadline:deadline,postedAt:2030-08-17T10:30:00Z}],total:3}
ownJobQuery [job-postings,own,one,1] 0 'Gagal mengambil detail' POST rpc/own_jobs {by_id:1}
→ {decisionNote:decision_note,decidedAt:2030-08-17T10:30:00Z,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,id:5,version:7,title:title,companyName:company_name,status:approved,deadline:deadline,postedAt:2030-08-17T10:30:00Z,fields:{title:title,companyName:company_name,location:location,jobType:Contract,applicationLink:application_link,companyLogoUrl:company_logo_url,deadline:deadline,description:description}}
latestJobPostingsQuery [job-postings,latest,1]  'Gagal memuat data beranda' POST rpc/approved_jobs {page_size:3}
→ {items:[{id:5,title:title,companyName:company_name,location:location,description:description,postedAt:2030-08-17T10:30:00Z,deadline:deadline,logoUrl:company_logo_url}],total:3}
ownHistoryQuery [history,own] 0 'Gagal Memuat Riwayat' POST rpc/own_history {}
→ {entries:[{id:5,at:at,actor:system,area:event,recordId:record_id,name:name,person:person,operation:delete,cause:import,isUndo:true,isRestorable:true,causeId:cause_id,together:8,changes:[{field:title,before:a,after:b},{field:place,before:null,after:null}]}],next:null}
recordHistoryQuery [history,of,event,1] 0 'Gagal Memuat Riwayat' POST rpc/record_history {of_area:event,of_id:1}
→ {entries:[{id:5,at:at,actor:system,area:event,recordId:record_id,name:name,person:person,operation:delete,cause:import,isUndo:true,isRestorable:true,causeId:cause_id,together:8,changes:[{field:title,before:a,after:b},{field:place,before:null,after:null}]}],next:null}
foundHistoryQuery [history,found,{area:event,actor:,name:a}] 0 'Gagal Memuat Riwayat' POST rpc/search_history {filters:{area:event,name:a}}
→ {entries:[{id:5,at:at,actor:system,area:event,recordId:record_id,name:name,person:person,operation:delete,cause:import,isUndo:true,isRestorable:true,causeId:cause_id,together:8,changes:[{field:title,before:a,after:b},{field:place,before:null,after:null}]}],next:null}
editedEventQuery [events,admin,one,1] 0 'Gagal mengambil detail' GET events?select=*&id=eq.1
→ {version:7,fields:{title:title,date:2030-08-17,time:event,endTime:end_t,location:location,onlineLink:online_link,description:description,status:approved,category:seminar,imageUrl:image_url,registrationMode:portal,registrationLink:registration_link,capacity:8,deadlineDate:2030-08-18,deadlineTime:04:30},review:{reason:decision_note,reasonCode:decision_code},registration:{mode:portal,link:registration_link,capacity:8,seatsTaken:11,waitingCount:13,deadline:2030-08-17T21:30:00Z},asApproved:{id:5,title:title,date:2030-08-17,location:location,description:description,imageUrl:image_url,version:7,time:event_time,endTime:end_time,category:seminar,registration:{mode:portal,link:registration_link,capacity:8,seatsTaken:11,waitingCount:13,deadline:2030-08-17T21:30:00Z}}}
approvedEventPageQuery [events,approved,page,{period:past,category:bazar,today:2030-08-01},2]  'Gagal memuat kegiatan' GET rpc/approved_events?is_upcoming=false&today=2030-08-01&by_category=bazar&page_size=12&page_offset=12
→ {items:[{id:5,title:title,date:2030-08-17,location:location,description:description,imageUrl:image_url,version:7,time:event_time,endTime:end_time,category:seminar,registration:{mode:portal,link:registration_link,capacity:8,seatsTaken:11,waitingCount:13,deadline:2030-08-17T21:30:00Z}}],total:3}
approvedEventQuery [events,approved,one,1]  'Gagal memuat kegiatan' POST rpc/approved_event {by_id:1}
→ {id:5,title:title,date:2030-08-17,location:location,description:description,imageUrl:image_url,version:7,time:event_time,endTime:end_time,category:seminar,registration:{mode:portal,link:registration_link,capacity:8,seatsTaken:11,waitingCount:13,deadline:2030-08-17T21:30:00Z}}
otherEventCategoriesQuery [events,approved,other-categories]  'Gagal memuat kategori lain' POST rpc/event_categories {}
→ [bazar]
homeEventsQuery [events,home]  'Gagal memuat data beranda' POST rpc/home_events {}
→ {items:[{id:5,title:title,date:2030-08-17,location:location,description:description,imageUrl:image_url}],total:3}
alumniProfileQuery [directory,visitor,profile,1]  'Error' POST rpc/alumni_profile {by_id:1}
→ {id:5,displayName:display_name,profileImageUrl:profile_image_url,specialBadge:special_badge,entryYear:entry_year,concentration:concentration,jobTitle:job_title,company:company,location:location,isOwn:true,graduationYear:graduation_year,thesisTitle:thesis_title,bio:bio,degrees:[{id:5,degreeLevel:degree_level,university:university,graduationYear:graduation_year,thesisTitle:thesis_title}],certifications:[{id:5,name:name,issuer:issuer,year:year}],contactVisibility:alumni,contact:{email:email,phoneNumber:phone_number,linkedinUrl:linkedin_url,websiteUrl:website_url}}
visitorProfileQuery [directory,null,profile,1] 0 'Gagal memuat data' POST rpc/alumni_profile {by_id:1}
→ {id:5,displayName:display_name,profileImageUrl:profile_image_url,specialBadge:special_badge,entryYear:entry_year,concentration:concentration,jobTitle:job_title,company:company,location:location,isOwn:true,graduationYear:graduation_year,thesisTitle:thesis_title,bio:bio,degrees:[{id:5,degreeLevel:degree_level,university:university,graduationYear:graduation_year,thesisTitle:thesis_title}],certifications:[{id:5,name:name,issuer:issuer,year:year}],contactVisibility:alumni,contact:{email:email,phoneNumber:phone_number,linkedinUrl:linkedin_url,websiteUrl:website_url}}
workHistoryQuery [directory,work-history,1]  'Gagal memuat riwayat pekerjaan' POST rpc/work_history_of {alumnus:1}
→ [{id:5,position:position,companyName:company_name,startDate:2030-08-17,endDate:2030-08-17,description:description}]
visitorWorkHistoryQuery [directory,work-history,1,visitor] 0 'Gagal memuat riwayat pekerjaan' POST rpc/work_history_of {alumnus:1}
→ [{id:5,position:position,companyName:company_name,startDate:2030-08-17,endDate:2030-08-17,description:description}]
directoryPageQuery [directory,visitor,page,{name:n,entryYear:2010,concentration:c,graduationYear:2014,jobTitle:j,company:o,location:l,certification:s},{id:1,entryYear:2011}]  'Error' POST rpc/search_alumni_directory {by_name:n,by_concentration:c,by_graduation_year:2014,by_job_title:j,by_company:o,by_location:l,by_certification:s,by_entry_year:2010,after_id:1,after_entry_year:2011,page_size:12}
→ [{id:5,displayName:display_name,profileImageUrl:profile_image_url,specialBadge:special_badge,entryYear:entry_year,concentration:concentration,jobTitle:job_title,company:company,location:location,isOwn:true}]
directoryCountQuery [directory,visitor,count,{name:n,entryYear:,concentration:c,graduationYear:2014,jobTitle:j,company:o,location:l,certification:s}]  'Gagal memuat jumlah alumni' POST rpc/count_alumni_directory {by_name:n,by_concentration:c,by_graduation_year:2014,by_job_title:j,by_company:o,by_location:l,by_certification:s}
→ 6
directoryYearsQuery [directory,years]  'Gagal memuat daftar angkatan' POST rpc/alumni_directory_years {}
→ [2010]
invitationYearsQuery [alumni,invitations,years]  '' POST rpc/invitation_years {}
→ [{year:year,known:5,joined:6,withoutAddress:15}]
peopleToInviteQuery [alumni,invitations,people,2010] 0 '' POST rpc/people_to_invite {of_year:2010}
→ [{id:5,name:name,email:email,phoneDigits:phone,invitedAt:invited_at}]
importPlanQuery [alumni-import,plan,1] Infinity '' POST rpc/stage_import {check_id:…,rows:[{row_number:2,name:n,nim:1}]} + POST rpc/doubles_in_file {check_id:…} + POST rpc/preview_import {rows:[{name:n,row_number:2,choice:add}],options:{status:pending,is_listed:true,mode:complete,title_case:false}}
→ {sent:[{row:2,values:{name:n},choice:add}],doubles:[{row:10,of:9,taken:[nim],isJoined:true}],planned:[{row:10,action:complete,reason:missing,warnings:[{field:field,value:value,text:text}],name:name,target:{id:5,name:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,hasAccount:true},changes:[{field:title,old:,new:},{field:place,old:,new:}],candidates:[{id:5,name:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,hasAccount:true}],taken:[nim],fingerprint:fingerprint}]}
pastImportsQuery [alumni-import,past]  'Gagal Memuat Riwayat Impor' POST rpc/list_imports {}
→ [{id:5,fileName:file_name,createdAt:2030-08-17T10:30:00Z,importedBy:imported_by,finishedAt:null,undoneAt:null,partlyUndoneAt:null,isUndoable:true,leftOut:[{id:5,name:name,status:approved,reason:changed}],added:3,completed:4}]
duplicatesQuery [alumni,duplicates,of,1] 0 '' POST rpc/duplicates_of {of_id:1}
→ [{fullName:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,phoneNumber:phone,same:[nim],different:[entryYear,email],id:5,hasAccount:true,isCertain:true}]
typedDuplicatesQuery [alumni,duplicates,typed,{fullName:n,nim:1}]  '' POST rpc/duplicates_of {typed:{name:n,nim:1}}
→ [{fullName:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,phoneNumber:phone,same:[nim],different:[entryYear,email],id:5,hasAccount:true,isCertain:true}]
mergePreviewQuery [alumni,duplicates,merge,1,other] 0 '' POST rpc/preview_merge {one_id:1,other_id:other}
→ {kept:{id:5,version:7,lacksConfirmation:true,email:email,imageUrl:profile_image_url,createdAt:2030-08-17T10:30:00Z,status:verified,specialBadge:special_badge,canPostJobs:true,isListed:true,reason:decision_note,reasonCode:decision_code,reviewNote:review_note,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,userId:user_id,updatedAt:2030-08-17T10:30:00Z,profile:{fullName:full_name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,concentration:concentration,thesisTitle:thesis_title,internshipPlace:internship_place,otherAcademicInfo:other_academic_info,jobTitle:job_title,company:company,location:location,bio:bio,phoneNumber:phone_number,linkedinUrl:linkedin_url,websiteUrl:website_url,contactVisibility:alumni,nameVisibility:alumni,isHiddenFromNameSearch:true},trainings:[],organizations:[],degrees:[],formerEntryYear:},gone:{id:5,version:7,lacksConfirmation:true,email:email,imageUrl:profile_image_url,createdAt:2030-08-17T10:30:00Z,status:verified,specialBadge:special_badge,canPostJobs:true,isListed:true,reason:decision_note,reasonCode:decision_code,reviewNote:review_note,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,userId:user_id,updatedAt:2030-08-17T10:30:00Z,profile:{fullName:full_name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,concentration:concentration,thesisTitle:thesis_title,internshipPlace:internship_place,otherAcademicInfo:other_academic_info,jobTitle:job_title,company:company,location:location,bio:bio,phoneNumber:phone_number,linkedinUrl:linkedin_url,websiteUrl:website_url,contactVisibility:alumni,nameVisibility:alumni,isHiddenFromNameSearch:true},trainings:[],organizations:[],degrees:[],formerEntryYear:},obstacle:obstacle,becomesVerified:true,fields:[{name:fullName,kind:choice},{name:nim,kind:given},{name:imageUrl,kind:own}]}
registrationNoteQuery [alumni,duplicates,note,1]  '' POST rpc/registration_note {of_id:1}
→ Tahun berbeda.
mergesQuery [alumni,duplicates,merges,1] 0 '' POST rpc/merges_of {of_id:1}
→ [{id:merge_id,name:name,mergedAt:merged_at}]
duplicatePairsQuery [alumni-pairs] Infinity '' POST rpc/duplicate_pairs {}
→ {pairs:[{same:[nim],different:[entryYear,email],likeness:name,one:{fullName:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,phoneNumber:phone,same:[nim],different:[entryYear,email],id:5,hasAccount:true,isCertain:true},other:{fullName:name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,email:email,phoneNumber:phone,same:[nim],different:[entryYear,email],id:5,hasAccount:true,isCertain:true}}],next:null}
alumniRecordQuery [alumni,admin,one,1] 0 'Error' POST rpc/alumni_records {ids:[1]}
→ {id:1,version:7,lacksConfirmation:true,email:email,imageUrl:profile_image_url,createdAt:2030-08-17T10:30:00Z,status:verified,specialBadge:special_badge,canPostJobs:true,isListed:true,reason:decision_note,reasonCode:decision_code,reviewNote:review_note,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,userId:user_id,updatedAt:2030-08-17T10:30:00Z,profile:{fullName:full_name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,concentration:concentration,thesisTitle:thesis_title,internshipPlace:internship_place,otherAcademicInfo:other_academic_info,jobTitle:job_title,company:company,location:location,bio:bio,phoneNumber:phone_number,linkedinUrl:linkedin_url,websiteUrl:website_url,contactVisibility:alumni,nameVisibility:alumni,isHiddenFromNameSearch:true},trainings:[{id:5,name:name,issuer:issuer,year:year,description:description}],organizations:[{id:5,organizationName:name,position:position,period:,description:description}],degrees:[{id:5,degreeLevel:degree_level,university:university,graduationYear:graduation_year,thesisTitle:thesis_title,nim:nim}],formerEntryYear:}
ownPortraitQuery [alumni,own,1,portrait]  '' GET rpc/own_profile?column_names={full_name,profile_image_url}
→ {fullName:full_name,imageUrl:profile_image_url}
profileCompletenessQuery [alumni,own,1,completeness]  'Gagal memuat data dashboard' GET rpc/own_profile?column_names={entry_year,profile_image_url,job_title,company,location,bio,phone_number,linkedin_url}
→ {total:6,missing:[]}
ownProfileQuery [alumni,own,1,profile]  'Gagal memuat profil' GET rpc/own_profile
→ {decisionNote:decision_note,decidedAt:2030-08-17T10:30:00Z,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,id:5,version:7,imageUrl:profile_image_url,validationStatus:verified,isListed:true,trainings:[{id:5,name:name,issuer:issuer,year:year,description:description}],organizations:[{id:5,organizationName:name,position:position,period:,description:description}],degrees:[{id:5,degreeLevel:degree_level,university:university,graduationYear:graduation_year,thesisTitle:thesis_title,nim:nim}],fields:{fullName:full_name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,concentration:concentration,thesisTitle:thesis_title,internshipPlace:internship_place,otherAcademicInfo:other_academic_info,jobTitle:job_title,company:company,location:location,bio:bio,phoneNumber:phone_number,linkedinUrl:linkedin_url,websiteUrl:website_url,contactVisibility:alumni,nameVisibility:alumni,isHiddenFromNameSearch:true}}
ownAlumniQuery [alumni,own,1]  'Gagal memuat data dashboard' GET rpc/own_profile?column_names={decision_note,decided_at,review_asked_at,review_count,id,full_name,email,entry_year,profile_image_url,can_post_jobs,special_badge,validation_status,is_listed}
→ {decisionNote:decision_note,decidedAt:2030-08-17T10:30:00Z,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,id:5,fullName:full_name,email:email,entryYear:entry_year,profileImageUrl:profile_image_url,canPostJobs:true,specialBadge:special_badge,validationStatus:verified,isListed:true}
ownYearGroupQuery [alumni,own,1,year-group]  'Gagal memuat grup angkatan' POST rpc/own_year_group {}
→ {link:link,isYearChecked:true}
yearGroupsQuery [alumni,year-groups] 0 'Gagal memuat grup angkatan' POST rpc/year_groups {}
→ [{year:entry_year,link:group_link}]
jobList.query [job-postings,admin,page,{search:,status:null,sort:created_at,ascending:false,page:1,size:20}] 0 'Gagal memuat lowongan, Gagal Kritis Memuat Lowongan' POST rpc/jobs_for_admin?select=id,version,title,company_name,job_type,status,decision_note,deadline,created_at,proposed_by&order=created_at.desc.nullslast,id.desc.nullslast&offset=0&limit=20 {}
→ {rows:[{id:5,version:7,title:title,companyName:company_name,status:approved,deadline:deadline,type:Contract,reason:decision_note,createdAt:2030-08-17T10:30:00Z,proposedBy:proposed_by}],total:7,readAt:…}
eventList.query [events,admin,page,{search:,status:null,sort:created_at,ascending:false,page:1,size:20}] 0 'Gagal memuat kegiatan, Gagal Kritis Memuat Kegiatan' GET events?select=id,version,title,event_date,location,category,status,decision_note,created_at,registration_mode,registration_link,capacity,seats_taken,waiting_count,registration_deadline&order=created_at.desc.nullslast,id.desc.nullslast&offset=0&limit=20
→ {rows:[{id:5,version:7,title:title,date:2030-08-17,location:location,category:seminar,status:approved,reason:decision_note,createdAt:2030-08-17T10:30:00Z,registration:{mode:portal,link:registration_link,capacity:8,seatsTaken:11,waitingCount:13,deadline:2030-08-17T21:30:00Z}}],total:7,readAt:…}
alumniList.query [alumni,admin,page,{search:,status:verified,sort:created_at,ascending:false,page:1,size:20,filters:{year:2010}}] 0 'Error' POST rpc/search_alumni_for_admin {search:,by_status:verified,filters:{year:2010},sort_by:created_at,ascending:false,page_size:20,page_offset:0}
→ {rows:[{id:5,version:7,lacksConfirmation:true,email:email,imageUrl:profile_image_url,createdAt:2030-08-17T10:30:00Z,status:verified,specialBadge:special_badge,canPostJobs:true,isListed:true,reason:decision_note,hasAccount:true,fullName:full_name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,concentration:concentration,phoneNumber:phone_number,jobTitle:job_title,company:company,location:location}],total:31,readAt:…}
registrationsOf.query [registrations,admin,1,{search:a-b c,status:approved,sort:created_at,ascending:false,page:2,size:20}] 0 'Gagal memuat peserta' POST rpc/search_registrations_for_admin {event_id:1,search:a-b c,by_status:approved,sort_by:created_at,ascending:false,page_size:20,page_offset:20}
→ {rows:[{status:waiting,partySize:10,queuePlace:11,id:5,alumniId:alumni_id,name:name,entryYear:entry_year,note:note,cancelReason:cancel_reason,registeredAt:2030-08-17T13:30:00Z,waitingSince:2030-08-17T13:30:00Z,cancelledAt:2030-08-17T12:30:00Z,attendedAt:2030-08-17T11:30:00Z}],total:31,readAt:…}
registrationsOf.statusCounts [status-counts,registrations,admin,1,{search:,status:null,sort:created_at,ascending:false,page:1,size:20}] 0 'Gagal memuat peserta' POST rpc/search_registrations_for_admin {event_id:1,search:,by_status:registered,sort_by:created_at,ascending:false,page_size:1,page_offset:0} + POST rpc/search_registrations_for_admin {event_id:1,search:,by_status:waiting,sort_by:created_at,ascending:false,page_size:1,page_offset:0} + POST rpc/search_registrations_for_admin {event_id:1,search:,by_status:attended,sort_by:created_at,ascending:false,page_size:1,page_offset:0} + POST rpc/search_registrations_for_admin {event_id:1,search:,by_status:cancelled,sort_by:created_at,ascending:false,page_size:1,page_offset:0}
→ [{status:registered,count:31},{status:waiting,count:31},{status:attended,count:31},{status:cancelled,count:31}]
exportedAlumni []  '' POST rpc/search_alumni_for_admin {search:a-b c,by_status:approved,sort_by:created_at,ascending:false,page_size:20,page_offset:20} + POST rpc/alumni_records {ids:[5]} + POST rpc/work_entries_of {alumni_ids:[5]}
→ {rows:[{id:5,version:7,lacksConfirmation:true,email:email,imageUrl:profile_image_url,createdAt:2030-08-17T10:30:00Z,status:verified,specialBadge:special_badge,canPostJobs:true,isListed:true,reason:decision_note,reasonCode:decision_code,reviewNote:review_note,reviewAskedAt:2030-08-17T15:30:00Z,reviewCount:12,userId:user_id,updatedAt:2030-08-17T10:30:00Z,trainings:[{id:5,name:name,issuer:issuer,year:year,description:description}],organizations:[{id:5,organizationName:name,position:position,period:,description:description}],degrees:[{id:5,degreeLevel:degree_level,university:university,graduationYear:graduation_year,thesisTitle:thesis_title,nim:nim}],fullName:full_name,entryYear:entry_year,graduationYear:graduation_year,nim:nim,concentration:concentration,thesisTitle:thesis_title,internshipPlace:internship_place,otherAcademicInfo:other_academic_info,jobTitle:job_title,company:company,location:location,bio:bio,phoneNumber:phone_number,linkedinUrl:linkedin_url,websiteUrl:website_url,contactVisibility:alumni,nameVisibility:alumni,isHiddenFromNameSearch:true,work:[{id:5,companyName:company_name,position:position,type:usaha,startMonth:2030-08,endMonth:2030-08,description:description}]}],total:31}
exportedEvents []  '' GET events?select=*&or=(and(or(searched.imatch.a\u002db),or(searched.imatch.c)))&status=eq.approved&order=created_at.desc.nullslast,id.desc.nullslast&offset=20&limit=20
→ {rows:[{id:5,version:7,title:title,date:2030-08-17,location:location,category:seminar,status:approved,reason:decision_note,createdAt:2030-08-17T10:30:00Z,time:event,endTime:end_t,onlineLink:online_link,description:description,imageUrl:image_url,registrationMode:portal,registrationLink:registration_link,capacity:8,deadlineDate:2030-08-18,deadlineTime:04:30,deadline:2030-08-17T21:30:00Z,seatsTaken:11,waitingCount:13}],total:7}
exportedJobs []  '' POST rpc/jobs_for_admin?or=(and(or(searched.imatch.a\u002db),or(searched.imatch.c)))&job_type=eq.x&status=eq.approved&order=created_at.desc.nullslast,id.desc.nullslast&offset=20&limit=20 {}
→ {rows:[{id:5,version:7,title:title,companyName:company_name,status:approved,deadline:deadline,type:Contract,reason:decision_note,createdAt:2030-08-17T10:30:00Z,proposedBy:proposed_by,location:location,description:description,applicationLink:application_link,logoUrl:company_logo_url}],total:7}
`.trim();
