// Written by `npm run generate` from openapi/. Changes belong there.

const q=b=>{const d=f,P={properties:{query:{$ref:"/shared/0"},params:{$ref:"/shared/2"},body:{type:"object",required:["e\
mail","message"],properties:{email:{$ref:"/shared/3"},message:{type:"string",minLength:1,maxLength:1e4,pattern:"\\S"},type:{
type:"string",enum:["yes","no"]}}}}};function c(r,{instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){
let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let o=0;o<s;o++)if(typeof r[o]!="string"){const p={instancePath:a+
"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}return c.errors=e,t===0}function n(r,{instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(c(r._fields,{instancePath:a+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:i})||(e=e===null?c.errors:e.concat(c.errors),t=e.length));else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return n.
errors=e,t===0}function m(r,{instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){let e=null,t=0;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}return m.errors=e,t===0}const v=/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
y=b.lengthOf;function l(r,{instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){let e=null,t=0;if(typeof r==
"string"){if(y(r)>254){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:a,schemaPath:"\
#/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}return l.errors=e,t===0}const w=new RegExp("\\S","u");function f(r,{instancePath:a="",parentData:u,parentDataProperty:h,
rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.params!==
void 0&&(m(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?m.errors:
e.concat(m.errors),t=e.length)),r.body!==void 0)){let s=r.body;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.email===
void 0){const o={instancePath:a+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[o]:e.push(o),t++}if(s.message===void 0){const o={instancePath:a+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"message"},message:"must have\
 required property 'message'"};e===null?e=[o]:e.push(o),t++}if(s.email!==void 0&&(l(s.email,{instancePath:a+"/body/email",
parentData:s,parentDataProperty:"email",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),s.message!==void 0){
let o=s.message;if(typeof o=="string"){if(y(o)>1e4){const p={instancePath:a+"/body/message",schemaPath:"#/properties/bod\
y/properties/message/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[p]:e.push(p),t++}if(y(o)<1){const p={instancePath:a+"/body/message",schemaPath:"#/properties/body/properties\
/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:
e.push(p),t++}if(!w.test(o)){const p={instancePath:a+"/body/message",schemaPath:"#/properties/body/properties/message/pa\
ttern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[p]:e.push(p),t++}}else{const p={
instancePath:a+"/body/message",schemaPath:"#/properties/body/properties/message/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.type!==void 0){let o=s.type;if(typeof o!="string"){const p={
instancePath:a+"/body/type",schemaPath:"#/properties/body/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(!(o==="yes"||o==="no")){const p={instancePath:a+"/body/type",schemaPath:"\
#/properties/body/properties/type/enum",keyword:"enum",params:{allowedValues:P.properties.body.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{const o={instancePath:a+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}return f.
errors=e,t===0}const D=g,k=new RegExp('^(?:https?://[^\\s<>"]+)?$',"u");function g(r,{instancePath:a="",parentData:u,parentDataProperty:h,
rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.params!==
void 0&&(m(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?m.errors:
e.concat(m.errors),t=e.length)),r.body!==void 0)){let s=r.body;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.email===
void 0){const o={instancePath:a+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[o]:e.push(o),t++}if(s.name!==void 0){let o=s.name;if(typeof o==
"string"){if(y(o)>200){const p={instancePath:a+"/body/name",schemaPath:"#/properties/body/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),t++}}else{const p={
instancePath:a+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}if(s.email!==void 0&&(l(s.email,{instancePath:a+"/body/email",parentData:s,
parentDataProperty:"email",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),s.website!==void 0){let o=s.
website;if(typeof o=="string"){if(y(o)>2e3){const p={instancePath:a+"/body/website",schemaPath:"#/properties/body/proper\
ties/website/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[p]:e.push(p),t++}if(!k.test(o)){const p={instancePath:a+"/body/website",schemaPath:"#/properties/body/properties/webs\
ite/pattern",keyword:"pattern",params:{pattern:'^(?:https?://[^\\s<>"]+)?$'},message:'must match pattern "^(?:https?://[\
^\\s<>"]+)?$"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/body/website",schemaPath:"#/properties/body\
/properties/website/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{
const o={instancePath:a+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[o]:e.push(o),t++}}return g.errors=e,t===0}return{sendCustomerQuery:d,subscribeNewsletter:D}};export{q as createValidators};
