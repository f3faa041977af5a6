// Written by `npm run generate` from openapi/. Changes belong there.

const M=T=>{const B=E,A={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/2"},page:{$ref:"/shared/3"},
per_page:{$ref:"/shared/3"},search:{type:"string",minLength:1,pattern:"^(?:[^0]|0.)"},event:{type:"integer"},has_events:{
type:["string","boolean"]},only_with_upcoming:{type:["string","boolean"]},status:{type:"array",items:{type:"string"},minItems:1}}},
params:{$ref:"/shared/4"},body:{}}};function c(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++)if(typeof r[p]!="string"){const u={instancePath:n+
"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),
s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function h(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){const t={instancePath:n,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}function g(r,{instancePath:n="",parentData:a,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===
0}const q=T.lengthOf,j=new RegExp("^(?:[^0]|0.)","u");function E(r,{instancePath:n="",parentData:a,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t._fields!==void 0&&(c(t._fields,{instancePath:n+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.page!==void 0&&(h(t.page,{instancePath:n+"\
/query/page",parentData:t,parentDataProperty:"page",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.
per_page!==void 0&&(h(t.per_page,{instancePath:n+"/query/per_page",parentData:t,parentDataProperty:"per_page",rootData:o})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.search!==void 0){let p=t.search;if(typeof p=="string"){if(q(p)<1){
const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/properties/search/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),s++}if(!j.test(p)){const u={instancePath:n+
"/query/search",schemaPath:"#/properties/query/properties/search/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.\
)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/query/sear\
ch",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),s++}}if(t.event!==void 0){let p=t.event;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
const u={instancePath:n+"/query/event",schemaPath:"#/properties/query/properties/event/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[u]:e.push(u),s++}}if(t.has_events!==void 0){let p=t.has_events;if(typeof p!=
"string"&&typeof p!="boolean"){const u={instancePath:n+"/query/has_events",schemaPath:"#/properties/query/properties/has\
_events/type",keyword:"type",params:{type:A.properties.query.properties.has_events.type},message:"must be string,boolean"};
e===null?e=[u]:e.push(u),s++}}if(t.only_with_upcoming!==void 0){let p=t.only_with_upcoming;if(typeof p!="string"&&typeof p!=
"boolean"){const u={instancePath:n+"/query/only_with_upcoming",schemaPath:"#/properties/query/properties/only_with_upcom\
ing/type",keyword:"type",params:{type:A.properties.query.properties.only_with_upcoming.type},message:"must be string,boo\
lean"};e===null?e=[u]:e.push(u),s++}}if(t.status!==void 0){let p=t.status;if(Array.isArray(p)){if(p.length<1){const w={instancePath:n+
"/query/status",schemaPath:"#/properties/query/properties/status/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[w]:e.push(w),s++}const u=p.length;for(let w=0;w<u;w++)if(typeof p[w]!="st\
ring"){const F={instancePath:n+"/query/status/"+w,schemaPath:"#/properties/query/properties/status/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),s++}}else{const u={instancePath:n+"/quer\
y/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[u]:e.push(u),s++}}}else{const p={instancePath:n+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}r.params!==void 0&&(g(r.params,{instancePath:n+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return E.
errors=e,s===0}const I=N;function y(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(c(r._fields,{instancePath:n+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length));else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return y.
errors=e,s===0}function v(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(typeof r==
"string"){if(q(r)>2e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(q(r)<1){const t={instancePath:n,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}if(!j.test(r)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'\
must match pattern "^(?:[^0]|0.)"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function _(r,{
instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.venue===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ven\
ue"},message:"must have required property 'venue'"};e===null?e=[t]:e.push(t),s++}r.venue!==void 0&&(v(r.venue,{instancePath:n+
"/venue",parentData:r,parentDataProperty:"venue",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return _.errors=e,s===0}const S={type:"object",required:[],properties:{author:{type:"integer"},date:{type:"\
string"},date_utc:{type:"string"},description:{type:"string"},status:{type:"string",enum:["publish","future","draft","pe\
nding","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","ca\
l-ea-draft","cal-ignored"]},show_map:{type:"string"},show_map_link:{type:"string"},address:{$ref:"/shared/1"},city:{$ref:"\
/shared/1"},country:{$ref:"/shared/1"},province:{$ref:"/shared/1"},state:{$ref:"/shared/1"},zip:{$ref:"/shared/1"},phone:{
$ref:"/shared/1"},stateprovince:{$ref:"/shared/1"},website:{$ref:"/shared/1"},image:{type:"string"}}};function i(r,{instancePath:n="",
parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(q(r)>2e3){const t={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}return i.errors=e,s===0}function b(r,{instancePath:n="",parentData:a,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.author!==void 0){let t=r.author;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:n+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(r.date!==void 0&&typeof r.date!=
"string"){const t={instancePath:n+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.date_utc!==void 0&&typeof r.date_utc!="string"){const t={instancePath:n+
"/date_utc",schemaPath:"#/properties/date_utc/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(r.description!==void 0&&typeof r.description!="string"){const t={instancePath:n+"/descriptio\
n",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){const p={instancePath:n+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(t===
"publish"||t==="future"||t==="draft"||t==="pending"||t==="private"||t==="ads_expired"||t==="fields-disabled"||t==="cal-e\
a-success"||t==="cal-ea-failed"||t==="cal-ea-schedule"||t==="cal-ea-pending"||t==="cal-ea-draft"||t==="cal-ignored")){const p={
instancePath:n+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:S.properties.status.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(r.show_map!==void 0&&typeof r.
show_map!="string"){const t={instancePath:n+"/show_map",schemaPath:"#/properties/show_map/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.show_map_link!==void 0&&typeof r.show_map_link!="st\
ring"){const t={instancePath:n+"/show_map_link",schemaPath:"#/properties/show_map_link/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.address!==void 0&&(i(r.address,{instancePath:n+"/ad\
dress",parentData:r,parentDataProperty:"address",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.city!==
void 0&&(i(r.city,{instancePath:n+"/city",parentData:r,parentDataProperty:"city",rootData:o})||(e=e===null?i.errors:e.concat(
i.errors),s=e.length)),r.country!==void 0&&(i(r.country,{instancePath:n+"/country",parentData:r,parentDataProperty:"coun\
try",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.province!==void 0&&(i(r.province,{instancePath:n+
"/province",parentData:r,parentDataProperty:"province",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),
r.state!==void 0&&(i(r.state,{instancePath:n+"/state",parentData:r,parentDataProperty:"state",rootData:o})||(e=e===null?
i.errors:e.concat(i.errors),s=e.length)),r.zip!==void 0&&(i(r.zip,{instancePath:n+"/zip",parentData:r,parentDataProperty:"\
zip",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.phone!==void 0&&(i(r.phone,{instancePath:n+"/p\
hone",parentData:r,parentDataProperty:"phone",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.stateprovince!==
void 0&&(i(r.stateprovince,{instancePath:n+"/stateprovince",parentData:r,parentDataProperty:"stateprovince",rootData:o})||
(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.website!==void 0&&(i(r.website,{instancePath:n+"/website",parentData:r,
parentDataProperty:"website",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.image!==void 0&&typeof r.
image!="string"){const t={instancePath:n+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function d(r,{
instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return _(r,{instancePath:n,parentData:a,
parentDataProperty:l,rootData:o})||(e=e===null?_.errors:e.concat(_.errors),s=e.length),b(r,{instancePath:n,parentData:a,
parentDataProperty:l,rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),d.errors=e,s===0}function N(r,{instancePath:n="",
parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.
concat(y.errors),s=e.length)),r.params!==void 0&&(g(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.body!==void 0&&(d(r.body,{instancePath:n+"/\
body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))),N.errors=
e,s===0}const R=$;function f(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){
let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:n+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}}else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return f.errors=e,s===0}function $(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(f(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),
s=e.length))),$.errors=e,s===0}const C=V;function P(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(c(r._fields,{instancePath:n+"/_field\
s",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.force!==
void 0&&typeof r.force!="boolean"){const t={instancePath:n+"/force",schemaPath:"#/properties/force/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===
0}function V(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:n+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))),V.errors=
e,s===0}const G=L;function k(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r.venue!==void 0&&(v(r.venue,{instancePath:n+"/venue",parentData:r,parentDataProperty:"\
venue",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}
function D(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return k(r,{instancePath:n,
parentData:a,parentDataProperty:l,rootData:o})||(e=e===null?k.errors:e.concat(k.errors),s=e.length),b(r,{instancePath:n,
parentData:a,parentDataProperty:l,rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),D.errors=e,s===0}function L(r,{
instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.body!==void 0&&(D(r.body,
{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),s=e.
length))),L.errors=e,s===0}const H=x;function m(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){const t={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:
e.push(t),s++}if(r.slug!==void 0&&typeof r.slug!="string"){const t={instancePath:n+"/slug",schemaPath:"#/properties/slug\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return m.
errors=e,s===0}function x(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"\
query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:n+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))),x.
errors=e,s===0}const J=O;function O(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==void 0&&(m(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length))),O.errors=e,s===0}const K=z;function z(r,{instancePath:n="",parentData:a,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(m(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length)),r.body!==void 0&&(D(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=
e===null?D.errors:e.concat(D.errors),s=e.length))),z.errors=e,s===0}return{createVenue:I,deleteVenue:C,deleteVenueBySlug:J,
getVenue:R,getVenueBySlug:H,listVenues:B,updateVenue:G,updateVenueBySlug:K}};export{M as createValidators};
